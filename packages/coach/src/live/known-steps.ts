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

/** The row that most words of a text belong to, with their number; of equals the first. */
function mostOf<Row extends Groups>(text: string, rows: readonly Row[]): { row: Row; count: number } | undefined {
  const counts = rows.map((row) => countOf(text, row));
  const count = Math.max(0, ...counts);
  const row = count === 0 ? undefined : rows[counts.indexOf(count)];
  return row === undefined ? undefined : { row, count };
}

/** One word of a case may be there by chance, unless the question itself has it, which comes last, or the turn is of a known kind of case. */
const WORDS_OF_CASE = 2;
const WORDS_OF_QUESTION = 14;

/** The first steps that people of the trade take in a case that a turn describes. Undefined where none is known. */
export function knownSteps(turn: string, isOfKind = false): readonly string[] | undefined {
  cases ??= (caseRows as readonly CaseRow[]).map(({ words, say }) => ({
    all: words.map((group) => toPattern(group)),
    say,
  }));
  const text = plainQuestion(turn).slice(0, LONGEST_TURN);
  const most = mostOf(text, cases);
  if (most === undefined) return undefined;
  const asked = text.split(' ').slice(-WORDS_OF_QUESTION).join(' ');
  return isOfKind || most.count >= WORDS_OF_CASE || most.row.all.some((pattern) => asked.match(pattern) !== null)
    ? most.row.say
    : undefined;
}

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
