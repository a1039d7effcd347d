import { beforeAll, describe, expect, it } from 'vitest';
import { COACH_FUNCTIONS, ENDS, type Fill, fillWith, ORDINARY, prepare } from '../../testing/coach-functions.ts';
import { HOSTILE_LINES, HOSTILE_SIGNS } from '../../testing/hostile-units.ts';
import { timeExpressions } from '../../testing/time-expressions.ts';

/** Processor time of one regular expression in one function, over all of a text of the greatest accepted length. */
const MOST_MS = 50;
const ATTEMPTS = 5;
/** One long word, one long line of words, and many lines. `EXPRESSIONS=all` takes every hostile text: minutes of work. */
const UNITS = process.env.EXPRESSIONS === 'all' ? [...HOSTILE_SIGNS, ...HOSTILE_LINES] : ['-', 'a, ', 'Ab Cd\n'];

const slowOf = (times: Map<string, number>) => [...times].filter(([, ms]) => ms > MOST_MS);

/** Expressions that are slow in each of some attempts: one of them may share its core. */
function findSlow(act: (fill: Fill) => unknown, fill: Fill): string[] {
  const least = new Map<string, number>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Another text in between: results that are remembered would make the next attempt cheaper.
    act(ORDINARY);
    prepare(act, fill);
    const slow = new Map(slowOf(timeExpressions(() => act(fill))));
    if (attempt === 0) for (const [source, ms] of slow) least.set(source, ms);
    for (const [source, ms] of least) {
      if (!slow.has(source)) least.delete(source);
      else least.set(source, Math.min(ms, slow.get(source) ?? 0));
    }
    if (least.size === 0) return [];
  }
  return [...least].map(([source, ms]) => `${Math.round(ms)} ms: /${source}/`);
}

describe('each regular expression of the coach', () => {
  beforeAll(() => {
    for (const [, act] of COACH_FUNCTIONS) act(ORDINARY);
  });

  it.each(UNITS)(
    'takes 50 ms at most of a text of the greatest accepted length that repeats %j',
    { timeout: 900_000 },
    (unit) => {
      const fill = fillWith(unit, ENDS[1] ?? '');
      // All functions at once first. Mostly none is slow even so.
      const all = timeExpressions(() => {
        for (const [, act] of COACH_FUNCTIONS) {
          prepare(act, fill);
          act(fill);
        }
      });
      if (slowOf(all).length === 0) return;
      const slow = COACH_FUNCTIONS.flatMap(([name, act]) => findSlow(act, fill).map((line) => `${name}: ${line}`));
      expect(slow).toEqual([]);
    },
  );

  it('is seen at its work', () => {
    const text = `${' '.repeat(8000)}x`;
    const times = timeExpressions(() => /\s+$/.test(text));
    expect(slowOf(times).map(([source]) => source)).toEqual(['\\s+$']);
  });
});
