import { describe, expect, it } from 'vitest';
import { DAY_MS, findDueAt, type Grade } from './spaced-repetition.ts';

const days = (...reviews: [Grade, number][]): number =>
  (findDueAt(reviews.map(([grade, day]) => ({ grade, at: day * DAY_MS }))) ?? Number.NaN) / DAY_MS;

describe('spaced repetition', () => {
  it('brings a question back sooner after a weak answer than after a good one', () => {
    const [again = 0, hard = 0, good = 0, easy = 0] = ([1, 2, 3, 4] as const).map((grade) => days([grade, 0]));
    expect(again).toBe(1);
    expect(hard).toBeGreaterThanOrEqual(again);
    expect(good).toBeGreaterThan(hard);
    expect(easy).toBeGreaterThan(good);
  });

  it('waits longer after each good answer, and starts over after a weak one', () => {
    const once = days([3, 0]);
    const twice = days([3, 0], [3, once]) - once;
    expect(twice).toBeGreaterThan(once);
    expect(days([3, 0], [3, once], [1, once + twice]) - once - twice).toBeLessThan(twice);
  });

  it('counts what comes due in whole days from the last answer, the same each time', () => {
    const due = days([2, 0], [3, 3], [3, 10]);
    expect(due).toBe(Math.round(due));
    expect(due).toBeGreaterThan(20);
    expect(days([2, 0], [3, 3], [3, 10])).toBe(due);
  });

  it('knows nothing of a question without an answer', () => {
    expect(findDueAt([])).toBeNull();
  });
});
