import caseRows from '../../data/live/case-steps.json' with { type: 'json' };
import wayRows from '../../data/live/story-ways.json' with { type: 'json' };
import { plainQuestion } from './question-topic.ts';

/** A group of words, in pieces. */
type Words = readonly string[];
/** A turn is about the case where it has a word of each group. `say` are the first steps, in their order. */
type CaseRow = { words: readonly Words[]; say: readonly string[] };
/** `lines` are words of resume lines that tell of such a time; `way` is how one goes about it. */
type WayRow = { words: readonly Words[]; lines: Words; way: string };
type Groups = { all: RegExp[] };

const LONGEST_TURN = 900;
const toPattern = (words: Words, flags = 'giu'): RegExp =>
  new RegExp(`\\b(?:${words.join('|')})(?![\\p{L}\\p{N}])`, flags);

let cases: (Groups & { say: readonly string[] })[] | null = null;
let ways: (Groups & { lines: RegExp; way: string })[] | null = null;

/** How many different words of the groups a text has; 0 where it has none of one group. */
function countOf(text: string, { all }: Groups): number {
  let count = 0;
  for (const pattern of all) {
    const found = new Set(text.match(pattern)).size;
    if (found === 0) return 0;
    count += found;
  }
  return count;
}

/** One word of a case may be there by chance, unless the question itself has it, which comes last, or the turn is of a known kind of case. */
const WORDS_OF_CASE = 2;
const WORDS_OF_QUESTION = 14;

/** The first steps that people of a trade take in the cases that a turn may describe, the case with most words of the turn first. */
export function knownSteps(turn: string, isOfKind = false): (readonly string[])[] {
  cases ??= (caseRows as readonly CaseRow[]).map(({ words, say }) => ({
    all: words.map((group) => toPattern(group)),
    say,
  }));
  const text = plainQuestion(turn).slice(0, LONGEST_TURN);
  const asked = text.split(' ').slice(-WORDS_OF_QUESTION).join(' ');
  return cases
    .map((row) => ({ row, count: countOf(text, row) }))
    .filter(({ row, count }) => {
      const isSure =
        isOfKind ||
        row.all.length === 1 ||
        count >= WORDS_OF_CASE ||
        row.all.some((pattern) => asked.match(pattern) !== null);
      return count > 0 && isSure;
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_CASES)
    .map(({ row }) => row.say);
}
/** True if one word tells the case by itself: asbestos, suicide, a needle stick. */
export const isToldByWord = (say: readonly string[]): boolean =>
  (caseRows as readonly CaseRow[]).some((row) => row.say === say && row.words.length === 1);
/** Which of these it is, the meaning decides. */
const MOST_CASES = 4;

export type StoryWay = { lines: RegExp; way: string };

/** How one goes about what a story is asked for, and the words of lines that tell of it. Undefined where it is not known. */
export function knownWay(question: string): StoryWay | undefined {
  ways ??= (wayRows as readonly WayRow[]).map(({ words, lines, way }) => ({
    all: words.map((group) => toPattern(group)),
    lines: toPattern(lines, 'iu'),
    way,
  }));
  const text = plainQuestion(question).slice(0, LONGEST_TURN);
  // The rows stand in their order: who is in danger goes before who is unhappy.
  return ways.find((row) => countOf(text, row) > 0);
}
