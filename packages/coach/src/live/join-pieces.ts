import { joinPattern } from '../text/join-pattern.ts';
import { findQuestion, isChatter } from './find-question.ts';
import { DANGLING_ENDS, DANGLING_PHRASES, FIRST_PERSON, SECOND_PERSON } from './question-cue-patterns.ts';
import { type SpokenWord, spokenWords } from './spoken-words.ts';

/** A piece of a question is rarely longer, in words; an answer is. */
const PIECE_WORDS = 30;
const LONGEST_EARLIER_WORDS = 80;
/** How an addition to a finished question begins ("and how you resolved it"). */
const ADDITION =
  /^(?:and|or|especially|specifically|particularly|for example|for instance|maybe|like|in terms of|either|ideally|preferably|when you|where you|that you|with your|at your|in your|including)\b/;
/** How the rest of a question begins that was taken for finished ("where do you see yourself" – "in five years"). */
const TAIL =
  /^(?:in|at|of|with|for|on|from|about|as|when|where|that|to|by|during|under|over|between|without|using|or|and)\b/;
/** Asks by its form: "how do you …", "what salary are …", "tell me …"; also after an "and" ("and how did you handle it"). */
const OWN_QUESTION = joinPattern(
  '',
  String.raw`^(?:(?:and|or|so|okay|great|now|then|right|alright|well) )*(?:(?:what|how|why|when|where|who|which)(?: (?!you\b|your\b`,
  String.raw`|i\b)[a-z]+){0,3} )?(?:(?:do|did|does|are|is|was|were|have|has|had|can|could|would|will|should) (?:you|your|we|they|it|there|that|this|the`,
  String.raw`|any|an?)\b|(?:tell|give|describe|explain|walk|talk|name|share) )|^(?:(?:and|or|so|okay|great|now|then) )*(?:what|how|who|where)(?:'s| is`,
  '| are| was| were) ',
);
/** Longest pause inside a question, in milliseconds, and the time that a spoken word takes. */
const LONGEST_PAUSE_MS = 3500;
const LONGEST_PAUSE_AFTER_BREAK_MS = 12_000;
const WORD_MS = 350;
const TAIL_WORDS = 12;
const ENDS_WITH_PREPOSITION = /(?:^| )(?:with|of|for|to|about|from|in|on|at|by|into|through|between|against)$/;

const OTHER_TELLS =
  /\b(?:what|how|who|which)\b.* (?:would|will|did|does|could|might) (?:they|he|she|(?:your|the|his|her) \S+) (?:\S+ )?(?:tell|ask|show|give) (?:me|us)$/;

const plainLine = (words: readonly SpokenWord[]): string => words.map((word) => word.plain).join(' ');

/** True when the words break off where no question ends ("can you tell me about"). */
export function breaksOff(words: readonly SpokenWord[]): boolean {
  const last = words.at(-1);
  if (last === undefined || last.endsSentence) return false;
  if (words.length === 1) return !/^(?:why|how|what|who|when|where)$/.test(last.plain);
  const line = plainLine(words);
  // "is that what you expected or" leaves the rest to the other person.
  if (last.plain === 'or') return findQuestion(words.slice(0, -1)) === null;
  if (/(?:^| )(?:since|by|until|and|from) when$/.test(line)) return false;
  if (/(?:^| )a (?:\w+ )?while$/.test(line)) return false;
  // "What would your boss tell me" is whole, "can you tell me" is not.
  if (OTHER_TELLS.test(line)) return false;
  return DANGLING_ENDS.has(last.plain) || DANGLING_PHRASES.some((phrase) => phrase.test(line));
}

type Earlier = { words: SpokenWord[]; hasBrokenOff: boolean; wasAnswered: boolean; hasEnded: boolean };

/** True when the words continue the words before ("when you disagreed with your manager"). */
function goesOn(words: readonly SpokenWord[], earlier: Earlier): boolean {
  if (words.length === 0 || words.length > PIECE_WORDS || isChatter(words)) return false;
  const line = plainLine(words);
  // A question by itself is never a piece of another one.
  if (OWN_QUESTION.test(line) && findQuestion(words) !== null) return false;
  const first = words.filter((word) => FIRST_PERSON.has(word.plain)).length;
  const second = words.filter((word) => SECOND_PERSON.has(word.plain)).length;
  if (earlier.hasBrokenOff) return first === 0 || second >= first;
  if (first > 0) return false;
  if (second > 0 && ADDITION.test(line)) return earlier.wasAnswered || findQuestion(earlier.words) !== null;
  // Where the recogniser ended the sentence, what follows is another one: most often the answer.
  if (!earlier.wasAnswered || earlier.hasEnded || words.length > TAIL_WORDS) return false;
  return TAIL.test(line) || ENDS_WITH_PREPOSITION.test(plainLine(earlier.words));
}

/** A final before, or in its place the whole question that was answered when the final is the end of it. */
function readEarlier(final: string, lastQuestion: string): Earlier {
  const words = spokenWords(final);
  const answered = spokenWords(lastQuestion.replace(/[.?!]+\s*$/, ''));
  const [heard, asked] = [plainLine(words), plainLine(answered)];
  const wasAnswered = heard !== '' && asked !== '' && (asked.endsWith(heard) || heard.endsWith(asked));
  return {
    words: wasAnswered && asked.length > heard.length ? answered : words,
    hasBrokenOff: breaksOff(words),
    hasEnded: words.at(-1)?.endsSentence === true,
    wasAnswered,
  };
}

export type JoinedPieces = { words: SpokenWord[]; pieces: number; continuesLastQuestion: boolean };

/** Too long after the words before for one question, when the time between the two finals is known. */
function isTooLate(words: readonly SpokenWord[], earlier: Earlier, sincePreviousMs: number | undefined): boolean {
  if (sincePreviousMs === undefined) return false;
  const pauseMs = sincePreviousMs - words.length * WORD_MS;
  return pauseMs > (earlier.hasBrokenOff ? LONGEST_PAUSE_AFTER_BREAK_MS : LONGEST_PAUSE_MS);
}

/**
 * The words to judge: the last final, with up to three finals before it when those broke off or when these only
 * continue. `continuesLastQuestion` is true when the question that was answered last is one of the pieces.
 */
export function joinPieces(
  data: string,
  recent: readonly string[],
  lastQuestion: string,
  sincePreviousMs?: number,
): JoinedPieces {
  let words = spokenWords(data);
  let pieces = 1;
  for (const final of recent.slice(-3).reverse()) {
    const earlier = readEarlier(final, lastQuestion);
    if (earlier.words.length === 0 || earlier.words.length > LONGEST_EARLIER_WORDS || !goesOn(words, earlier)) break;
    if (pieces === 1 && isTooLate(words, earlier, sincePreviousMs)) break;
    words = [...earlier.words, ...words];
    pieces += 1;
    if (earlier.wasAnswered) return { words, pieces, continuesLastQuestion: true };
    if (!earlier.hasBrokenOff) break;
  }
  return { words, pieces, continuesLastQuestion: false };
}
