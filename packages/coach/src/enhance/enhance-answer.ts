import { isComposed } from '../feedback/compose-text.ts';
import type { PartLeads, WeighedPiece } from '../feedback/weigh-pieces.ts';
import { changesNothing } from './changes-nothing.ts';
import { cleanSentence } from './clean-sentence.ts';
import { findGaps } from './find-gaps.ts';
import { countWords, fitNinetySeconds, isLong, secondsOf } from './ninety-seconds.ts';
import { type RestoredSentence, restoreClauses } from './restore-clauses.ts';
import { shortenAnswer, type WeighedSentence } from './shorten-answer.ts';
import { isBareSpeech, toSpeechLines } from './speech-lines.ts';
import { toParagraphs } from './to-paragraphs.ts';

export type EnhanceAnswerInput = {
  answer: string;
  /** What a hiring manager would stop at: the place, and advice for the person. An answer with a concern is not polished. */
  concern?: { quote: string; advice: string } | undefined;
  /** What a listener still waits for: the next steps of the feedback, which are only those that are sure. */
  gaps?: readonly string[] | undefined;
  /** How much each stretch of the answer says; what says least is left out of the short version first. */
  pieces?: readonly WeighedPiece[] | undefined;
};
const MOST_QUESTIONS = 3;
const UNCHANGED_PARTS = 'Every word is yours: only the parts of your story are marked.';
const UNCHANGED = 'These are your own words: I found nothing that surely had to go.';
const LINES = 'Your answer came without full stops, so each line is a stretch to say in one breath.';
const NOW_FITS = '[Without the fillers this takes 90 seconds at an easy pace.]';
/** A shorter answer is said in a breath or two. */
const FEWEST_WORDS_TO_TIME = 40;
/** Below an answer that was changed only one of some length gets a note. */
const FEWEST_WORDS_TO_NOTE = 100;
const STORY_PARTS = ['situation', 'action', 'result'] as const;

/** Text behind a full stop, or on a separate line; an abbreviation's stop is followed by a small letter or a digit. */
const SENTENCE_END = /(?<=[.!?…]["”')]?)\s+(?=[\p{Lu}"“(])|\n+/u;

/** The same for those who write no capitals. */
const ANY_SENTENCE_END = /(?<=\p{L}{2}[.!?…])(?<!\b(?:mr|ms|mrs|dr|st|vs|no|nr|eg|ie|etc|approx)\.)\s+|\n+/iu;
const startsInSmallLetters = (answer: string): boolean =>
  (answer.match(/\p{L}{3}[.!?] \p{Ll}/gu)?.length ?? 0) > (answer.match(/[.!?] \p{Lu}/gu)?.length ?? 0);

/**
 * The person's own answer made easier to listen to: their sentences in their order, without sounds, doubled words and
 * asides, with slips of grammar mended that have one right form. No fact, condition or negation is changed. Text in
 * square brackets says what is missing, or that nothing was changed. A story with much talk beside it gets a shorter version. Deterministic.
 */
export function enhanceAnswer({ answer, concern, gaps = [], pieces = [] }: EnhanceAnswerInput): string {
  if (concern)
    return `[This answer is left as it is because of “${shortQuote(concern.quote)}”. ${concern.advice.trim()}]`;
  const sentences = cleanSentences(answer, pieces);
  const isSpeech = sentences.some(({ isLine }) => isLine);
  const short = isSpeech
    ? undefined
    : ((hasDeedAndEnd(sentences) && hasStops(answer) ? fitNinetySeconds(sentences) : undefined) ??
      shortenAnswer(sentences));
  const { text, isNamed } = toParagraphs(sentences);
  const questions = [...withoutParts(gaps), ...(isStory(sentences) ? findGaps(sentences) : [])];
  const isUnchanged = short === undefined && questions.length === 0 && changesNothing(answer, text);
  const notes = isUnchanged
    ? [[isNamed ? UNCHANGED_PARTS : UNCHANGED, ...timeOf(sentences, FEWEST_WORDS_TO_TIME)].join(' ')]
    : questions.slice(0, MOST_QUESTIONS);
  return [
    text,
    notes.map((note) => `[${note}]`).join('\n'),
    short
      ? `In ${short.seconds} seconds:\n\n${short.sentences.join(' ')}`
      : timeNote(answer, sentences, notes.length > 0),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The first words of the place that a note is about. */
function shortQuote(quote: string): string {
  const words = quote.trim().split(/\s+/);
  return words.length <= LONGEST_QUOTE
    ? words.join(' ').replace(/[.,;:]$/u, '')
    : `${words.slice(0, LONGEST_QUOTE).join(' ')} …`;
}
const LONGEST_QUOTE = 12;

/** Below an answer without a shorter version: why it needs none. */
function timeNote(answer: string, sentences: readonly WeighedSentence[], hasNotes: boolean): string {
  const words = wordsOf(sentences);
  if (sentences.some(({ isLine }) => isLine)) return `[${[LINES, ...timeOf(sentences, 0)].join(' ')}]`;
  if (isLong(words)) return `[At an easy pace this takes about ${secondsOf(words)} seconds.]`;
  if (isLong(countWords(answer))) return NOW_FITS;
  const [time] = hasNotes ? [] : timeOf(sentences, FEWEST_WORDS_TO_NOTE);
  return time === undefined ? '' : `[${time}]`;
}

const wordsOf = (sentences: readonly WeighedSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/** How long the answer takes, and whether a listener gets the whole story in it. */
function timeOf(sentences: readonly WeighedSentence[], fewest: number): string[] {
  const words = wordsOf(sentences);
  if (words < fewest || isLong(words)) return [];
  const isWhole = STORY_PARTS.every((wanted) => sentences.some(({ part }) => part === wanted));
  const parts = isWhole ? ', and it has its beginning, what you did and how it ended' : '';
  return [`At an easy pace this takes about ${secondsOf(words)} seconds${parts}.`];
}

/** Advice to tell more of the own part, or to take another case, invites to invent one. */
const withoutParts = (gaps: readonly string[]): string[] => gaps.filter((gap) => !isComposed('step-part', gap));

/** Only of a story is it plain what a listener waits for. */
const isStory = (sentences: readonly WeighedSentence[]): boolean => sentences.some(({ part }) => part !== undefined);

/** Which steps of a method can go, no weight tells: a short version is made of stories alone. */
const hasDeedAndEnd = (sentences: readonly WeighedSentence[]): boolean =>
  sentences.some(({ part }) => part === 'action') && sentences.some(({ part }) => part === 'result');

/** In speech without stops a cut at a clause that was only guessed may take the turn of the story with it. */
const hasStops = (answer: string): boolean =>
  countWords(answer) <= WORDS_A_STOP * (answer.match(/[\p{L}\d][.!?](?=\s|$)/gu)?.length ?? 0);
const WORDS_A_STOP = 70;

/** Of a sentence of which nothing is known. */
const LEAST_WEIGHT = 0.05;
const NO_PIECE: WeighedPiece = { start: 0, end: 0, weight: LEAST_WEIGHT };

/** "She nodded." can come twice in a story; a long sentence that comes again was said again. */
const SHORTEST_REPEATED = 5;

/** The sentences that stay, each once, with the weight of the heaviest piece in it. */
function cleanSentences(answer: string, pieces: readonly WeighedPiece[]): WeighedSentence[] {
  const cleaned: WeighedSentence[] = [];
  const isRepeated = (text: string): boolean =>
    cleaned.at(-1)?.text === text ||
    (countWords(text) >= SHORTEST_REPEATED && cleaned.some(({ text: earlier }) => earlier === text));
  const sentences = readSentences(answer);
  for (const [at, { text: raw, start, end, isLine = false }] of sentences.entries()) {
    const text = cleanSentence(raw, { isFirst: cleaned.length === 0, isLast: at === sentences.length - 1, isLine });
    if (text === '' || isRepeated(text)) continue;
    const inside = pieces.filter((piece) => piece.start < end && piece.end > start);
    const heaviest = inside.reduce((best, piece) => (piece.weight > best.weight ? piece : best), NO_PIECE);
    cleaned.push({ text, weight: heaviest.weight, part: heaviest.part, leads: leastLeads(inside), isLine });
  }
  return cleaned;
}

function leastLeads(pieces: readonly WeighedPiece[]): PartLeads | undefined {
  const known = pieces.flatMap(({ leads }) => leads ?? []);
  if (known.length === 0 || known.length < pieces.length) return undefined;
  const least = (part: keyof PartLeads) => Math.min(...known.map((leads) => leads[part]));
  return { situation: least('situation'), action: least('action'), result: least('result'), talk: least('talk') };
}

const MARKED = /[.!?] \p{Lu}/u;
/** A line breaks off in the middle of a sentence, behind a comma or a word that ends none. */
const OPEN_LINE = /(?<=,|\b(?:and|but|so|or|the|a|an|my|to|of|with|that|because|if|when))\n(?=\S)/giu;
const WRAPPED_LINE = /(?<=[\p{L}\d,])\n(?=\p{Ll})/gu;

/** The text with each sentence on one line, as long as before. */
function joinLines(answer: string): string {
  const joined = answer.replace(OPEN_LINE, ' ');
  return MARKED.test(answer) ? joined.replace(WRAPPED_LINE, ' ') : joined;
}

function readSentences(answer: string): RestoredSentence[] {
  const text = joinLines(answer);
  const restore = isBareSpeech(text) ? toSpeechLines : restoreClauses;
  let end = 0;
  return text
    .trim()
    .split(startsInSmallLetters(text) ? ANY_SENTENCE_END : SENTENCE_END)
    .flatMap((raw) => {
      const start = text.indexOf(raw, end);
      end = start + raw.length;
      return restore(raw).map((clause) => ({ ...clause, start: start + clause.start, end: start + clause.end }));
    });
}
