import { classesOf } from './clause-features.ts';
import { GOVERNS, JOINING, PERSON, UNFINISHED } from './clause-patterns.ts';
import { isKnown, joinsClause, joinsPhrase, type RestoredSentence, readWords, type Word } from './restore-clauses.ts';
import { scoreClause } from './score-clause.ts';

/** A text with fewer marks than one in so many words was spoken, or written without them. */
const WORDS_A_MARK = 25;
const SHORTEST_SPEECH = 25;
/** A shorter line would be read as a break in the thought. */
const SHORTEST_LINE = 4;
/** How far above the least score of a clause a line begins where no word joins it: a long line needs a break more. */
const SURE_OF_LINE: readonly (readonly [mostWords: number, score: number])[] = [
  [7, 0.9],
  [12, 0.4],
  [18, -0.3],
  [Number.POSITIVE_INFINITY, -0.8],
];
/** Words that are said in a breath with some effort. */
const LONG_LINE = 12;
/** In longer stretches writers who set marks hardly ever have none. */
const LONGEST_KNOWN = 14;
/** A phrase before the next clause is looked for with less certainty than for a full stop. */
const ALLOWANCE = 3;

/** Whether a text is speech as a recogniser or a hurried writer leaves it: hardly any mark in it, in words that are known. */
export function isBareSpeech(text: string): boolean {
  const words = readWords(text);
  const marks = text.match(/[\p{L}\d][.,;:!?…]+["”)]?(?=\s|$)/gu)?.length ?? 0;
  return words.length >= SHORTEST_SPEECH && marks * WORDS_A_MARK <= words.length && isKnown(words);
}

/**
 * Speech without stops as lines, each from a word that surely or probably begins a clause. Where sentences end, words alone tell too seldom:
 * a full stop in a wrong place changes the sense, a new line does not. No word or mark is added or left out.
 */
export function toSpeechLines(text: string): RestoredSentence[] {
  const words = readWords(text);
  const begins = createLineStarts(words);
  const lines: RestoredSentence[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const [first, last, next] = [words[from], words[at], words[at + 1]];
    if (!first || !last || (next && !begins(from, at))) continue;
    const start = from === 0 ? 0 : first.start;
    const end = next ? next.start : text.length;
    lines.push({ text: text.slice(start, end).trim(), start, end, isLine: true });
    from = at + 1;
  }
  return lines.length === 0 ? [{ text, start: 0, end: text.length, isLine: true }] : lines;
}

function createLineStarts(words: readonly Word[]): (from: number, at: number) => boolean {
  const plain = words.map(({ plain: word }) => word);
  const classes = classesOf(plain);
  return (from, at) => {
    const length = at - from + 1;
    if (length < SHORTEST_LINE || words.length - at - 1 < SHORTEST_LINE) return false;
    if (joinsClause(words, at) || joinsPhrase(words, from, at, ALLOWANCE)) return true;
    if (length >= LONG_LINE && joinsVerb(plain, classes, at)) return true;
    const least = sureOfLine(length);
    return (
      scoreClause(plain, classes, at, Math.min(length, LONGEST_KNOWN)) >=
      (isSubject(classes[at + 1]) ? least : Math.max(0, least))
    );
  };
}

/** In a long line a breath is taken before "because", "then I", and where "and" goes on with a verb, a condition or a noun with its verb. */
function joinsVerb(plain: readonly string[], classes: readonly string[], at: number): boolean {
  const [before = '', next = '', second = ''] = plain.slice(at, at + 3);
  if (UNFINISHED.test(before) || PERSON.test(before)) return false;
  if (REASON.test(next)) return second !== 'of' && !GOVERNS.test(before);
  if (next === 'then') return isSubject(classes[at + 2]) && !GOVERNS.test(before);
  if (!JOINING.test(next)) return false;
  const [kind = '', ...others] = classes.slice(at + 2, at + 7);
  if (BEGINS_AGAIN.has(kind) || second === 'then') return true;
  const verbAt = others.findIndex((other) => FINITE.has(other));
  return NOUN_STARTS.has(kind) && verbAt !== -1 && !others.slice(0, verbAt).some((other) => ENDS_NOUN.has(other));
}
const REASON = /^(?:because|cause|cos|coz|cuz)$/;
const BEGINS_AGAIN: ReadonlySet<string> = new Set(['act', 'verb', 'say', 'be', 'sub', 'maybe']);
const NOUN_STARTS: ReadonlySet<string> = new Set(['det', 'num', 'other', 's']);
const FINITE: ReadonlySet<string> = new Set(['be', 'verb', 'modal', 'say']);
const ENDS_NOUN: ReadonlySet<string> = new Set(['prep', 'to', 'join', 'act', 'wh', 'sub', 'maybe']);

const isSubject = (kind: string | undefined): boolean => kind === 'act' || kind === 'then';
const sureOfLine = (length: number): number => SURE_OF_LINE.find(([most]) => length <= most)?.[1] ?? 0;
