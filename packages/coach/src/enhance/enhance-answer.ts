import type { WeighedPiece } from '../feedback/weigh-pieces.ts';
import { breakLines } from './break-lines.ts';
import { cleanSentence } from './clean-sentence.ts';
import { shortenTo90Seconds, type WeighedSentence } from './shorten-answer.ts';

export type EnhanceAnswerInput = {
  answer: string;
  /** What a hiring manager would stop at, in words for the person. An answer with a concern is not polished. */
  concern?: string | undefined;
  /** What a listener still waits for: the next steps of the feedback, which are only those that are sure. */
  gaps?: readonly string[] | undefined;
  /** How much each stretch of the answer says; what says least is left out of the short version first. */
  pieces?: readonly WeighedPiece[] | undefined;
};
const UNCHANGED = '[These are your own words: I found nothing that surely had to go.]';

/** Text behind a full stop, or on a separate line; an abbreviation's stop is followed by a small letter or a digit. */
const SENTENCE_END = /(?<=[.!?…]["”')]?)\s+(?=[\p{Lu}"“(])|\n+/u;

/**
 * The person's own answer made easier to listen to: their sentences in their order, without sounds, doubled words and
 * asides, with slips of grammar mended that have one right form. No fact, condition or negation is changed. Text in
 * square brackets says what is missing, or that nothing was changed, and a long answer gets a version for 90 seconds. Deterministic.
 */
export function enhanceAnswer({ answer, concern, gaps = [], pieces = [] }: EnhanceAnswerInput): string {
  if (concern) return `[This answer is left as it is. ${concern.trim()}]`;
  const sentences = cleanSentences(answer, pieces);
  const short = shortenTo90Seconds(sentences);
  const text = toParagraphs(sentences.map((sentence) => sentence.text));
  const isUnchanged = short === undefined && gaps.length === 0 && inOneLine(text) === inOneLine(answer);
  return [
    text,
    isUnchanged ? UNCHANGED : gaps.map((gap) => `[${gap}]`).join('\n'),
    short === undefined ? '' : `In 90 seconds:\n\n${toParagraphs(short)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Of a sentence of which nothing is known. */
const LEAST_WEIGHT = 0.05;

/** The sentences that stay, each once, with the weight of the heaviest piece in it. */
function cleanSentences(answer: string, pieces: readonly WeighedPiece[]): WeighedSentence[] {
  const cleaned: WeighedSentence[] = [];
  let end = 0;
  for (const raw of answer.trim().split(SENTENCE_END)) {
    const start = answer.indexOf(raw, end);
    end = start + raw.length;
    const text = cleanSentence(raw);
    if (text === '' || cleaned.some((earlier) => earlier.text === text)) continue;
    const inside = pieces.filter((piece) => piece.start < end && piece.end > start);
    cleaned.push({ text, weight: Math.max(LEAST_WEIGHT, ...inside.map(({ weight }) => weight)) });
  }
  return cleaned;
}

/** The speaker announces a result or a lesson: a paragraph begins there. */
const NEW_PART =
  /^(?:as a result|in the end|at the end|finally|eventually|afterwards|since then|looking back|i (?:have )?learn(?:ed|t)|what i learn(?:ed|t)|today)\b/iu;
const LONGEST_PARAGRAPH = 5;
/** One or two sentences more stay with the paragraph before them. */
const SHORTEST_REST = 3;

function toParagraphs(sentences: readonly string[]): string {
  const paragraphs: string[][] = [];
  for (const [at, sentence] of sentences.entries()) {
    const current = paragraphs.at(-1);
    const isFull = (current?.length ?? 0) >= LONGEST_PARAGRAPH && sentences.length - at >= SHORTEST_REST;
    if (!current || isFull || NEW_PART.test(sentence)) paragraphs.push([sentence]);
    else current.push(sentence);
  }
  return paragraphs.map(joinSentences).join('\n\n');
}

/** A run-on sentence of several lines stands apart from its neighbours. */
function joinSentences(sentences: readonly string[]): string {
  const broken = sentences.map(breakLines);
  const isBroken = (at: number) => broken[at]?.includes('\n') === true;
  const gapBefore = (at: number) => (isBroken(at) || isBroken(at - 1) ? '\n' : ' ');
  return broken.map((sentence, at) => (at === 0 ? sentence : gapBefore(at) + sentence)).join('');
}

/** The words alone, for telling whether any of them changed. */
const inOneLine = (text: string): string => text.trim().replace(/\s+/gu, ' ');
