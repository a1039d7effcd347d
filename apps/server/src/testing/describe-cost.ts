import { beforeAll, describe, expect, test } from 'vitest';
import { COACH_FUNCTIONS as ALL, ENDS, type Fill, fillWith, halfOf, ORDINARY, prepare } from './coach-functions.ts';

/**
 * Own processor time that no text of the greatest accepted length may exceed. Quadratic work takes seconds at these lengths, linear
 * work some 10 ms; the rest is reserve for slow machines.
 */
const MOST_MS = 500;
const ATTEMPTS = 8;
/** On a machine that is busy all its cores run slower: then the work for half the text tells. Twice the text may take so many times as long; quadratic work takes four times. */
const MOST_GROWTH = 3;
const MOST_MS_WHEN_BUSY = 2000;
/** Half the text is measured first: were its work quadratic, the whole would take four times as long, which is still within the bound. */
const MOST_MS_OF_HALF = MOST_MS / 4;

function ownTimeMs(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function tooSlow([name, act]: [string, (fill: Fill) => unknown], fill: Fill): string[] {
  const halfFill = halfOf(fill);
  let [whole, half] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // The first calls may compile the function or collect garbage, and a core that is shared runs slower for a while: the shortest of several tells its own cost.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Another text in between: results that are remembered would make the next attempt cheaper.
    if (attempt > 0) act(ORDINARY);
    whole = Math.min(whole, costMs(act, fill));
    if (whole <= MOST_MS) return [];
    half = Math.min(half, costMs(act, halfFill));
    act(ORDINARY);
    half = Math.min(half, costMs(act, halfFill));
    if (whole <= MOST_GROWTH * half && whole <= MOST_MS_WHEN_BUSY) return [];
  }
  return [`${name} took ${whole} ms, ${half} ms for half the text`];
}

function costMs(act: (fill: Fill) => unknown, fill: Fill): number {
  prepare(act, fill);
  return ownTimeMs(() => act(fill));
}

/** Tests that a text of the greatest accepted length costs little time in every function of the coach, whichever of `units` it repeats. */
export function describeCost(units: readonly string[]): void {
  beforeAll(() => {
    for (const [, act] of ALL) act(ORDINARY);
  });

  // A test for each text instead of each function, so that a resume is parsed once for all functions.
  describe('a text of the greatest accepted length', () => {
    test.each(units)('that repeats %j costs little time', { timeout: 900_000 }, (unit) => {
      for (const end of ENDS) {
        const fill = fillWith(unit, end);
        const halfFill = halfOf(fill);
        const doubtful = ALL.filter(([, act]) => costMs(act, halfFill) > MOST_MS_OF_HALF);
        const slow = doubtful.flatMap((one) => tooSlow(one, fill));
        expect(slow, `before ${JSON.stringify(end)}`).toEqual([]);
      }
    });
  });
}
