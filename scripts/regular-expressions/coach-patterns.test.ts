import { expect, it } from 'vitest';
import { type Expression, findExpressions } from './find-expressions.ts';

/**
 * Every regular expression of the coach meets repeated pieces of itself, and of other things, with and without an end that does not match.
 * Own processor time; exponential and cubic ones take seconds or hours. What a whole function costs at the greatest accepted length is
 * measured in `apps/server/src/adapters/built-in-coach/hostile-*.test.ts`.
 */
const MOST_MS = 10;
/** The system counts own time in steps of some milliseconds. */
const ATTEMPTS = 5;
/**
 * Up to a length at which cubic work is plain: twice the length would take most of the test. In small steps first: an exponential one,
 * or one to the fourth power of the length, is found before one text takes it hours.
 */
const LENGTHS = [16, 20, 22, 24, 26, 28, 30, 34, 40, 64, 120, 250, 500];
const ENDS = ['', '!', ' x'];
const MOST_PIECES = 10;
const UNITS = [
  ...['a', 'A', '1', ' ', '\n', '\t', '-', '.', ',', ':', '(', '"', "'", '/', '*', '[', '$', '%', '–', '•', 'é', '漢'],
  ...['a ', 'A ', '1 ', 'a,', 'a, ', 'a-', 'a.', '1.', '1,', '- ', 'a\n', ' \n', 'Aa ', 'a:'],
];

/** The words and signs that an expression spells out. */
function piecesOf(pattern: string): string[] {
  const plain = pattern.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\{\d+(?:,\d*)?\}|\(\?(?:<?[=!]|:)/g, ' ');
  const words = plain.split(/[^\p{L}\p{N}%$€£&'’-]+/u).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_PIECES).flatMap((word) => [word, `${word} `]);
}

/** Looks for each match and uses none. */
function search(expression: RegExp, text: string): void {
  for (expression.lastIndex = 0; ; ) {
    const start = expression.lastIndex;
    if (!expression.test(text)) return;
    if (expression.lastIndex === start) expression.lastIndex += 1;
  }
}

function ownTimeMs(expression: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  search(expression, text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Own time is never more than time on the clock, which takes less to read. */
function isSlow(expression: RegExp, text: string): boolean {
  const startMs = performance.now();
  search(expression, text);
  if (performance.now() - startMs <= MOST_MS) return false;
  // Again without what the first time may have compiled, and without what other programs took.
  return Array.from({ length: ATTEMPTS }).every(() => ownTimeMs(expression, text) > MOST_MS);
}

const texts = new Map<string, readonly string[]>();
/** A unit repeated, with each end. Most expressions share the texts. */
function textsOf(unit: string, length: number): readonly string[] {
  const key = `${length} ${unit}`;
  const known = texts.get(key);
  if (known) return known;
  const repeated = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const made = ENDS.map((end) => repeated + end);
  if (SHARED.has(unit)) texts.set(key, made);
  return made;
}
const SHARED = new Set(UNITS);

function findSlow({ file, pattern, flags }: Expression): string | null {
  const expression = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
  const units = new Set([...UNITS, ...piecesOf(pattern)]);
  for (const length of LENGTHS) {
    for (const unit of units) {
      const slow = textsOf(unit, length).find((text) => isSlow(expression, text));
      if (slow !== undefined) return `${file}: /${pattern}/ on ${JSON.stringify(unit)} × ${length}`;
    }
  }
  return null;
}

it('no regular expression of the coach takes long over a short text', { timeout: 900_000 }, () => {
  const expressions = findExpressions();
  expect(expressions.length).toBeGreaterThan(1000);
  expect(expressions.map(findSlow).filter((slow) => slow !== null)).toEqual([]);
});

it('an expression that backtracks exponentially would be found', () => {
  expect(findSlow({ file: 'example', pattern: '^( ?(the|p?\\d+))+ $', flags: '' })).toContain('example');
});

it('an expression that takes cubic time would be found', () => {
  expect(findSlow({ file: 'example', pattern: '\\s+,?\\s+x', flags: '' })).toContain('example');
});
