import { describe, expect, it } from 'vitest';
import { DAY_MS, type Grade, rememberReviews } from './spaced-repetition.ts';

type Case = [reviews: [Grade, number][], stability: number, difficulty: number, interval: number];

// Computed with ts-fsrs 5.4.2 (FSRS 6, no fuzz, no steps within a day).
const REFERENCE: Case[] = [
  [[[3, 0]], 2.3065, 2.118, 2],
  [[[1, 0]], 0.212, 6.4133, 1],
  [[[4, 0]], 8.2956, 1, 8],
  [
    [
      [2, 0],
      [3, 3],
      [3, 10],
    ],
    24.3685,
    5.0924,
    24,
  ],
  [
    [
      [3, 0],
      [4, 30],
    ],
    68.0718,
    1,
    68,
  ],
];

describe('spaced repetition', () => {
  it.each(REFERENCE)('schedules %j as FSRS does', (reviews, stability, difficulty, interval) => {
    const memory = rememberReviews(reviews.map(([grade, day]) => ({ grade, at: day * DAY_MS })));
    const last = reviews.at(-1)?.[1] ?? 0;
    expect(memory?.stabilityDays).toBeCloseTo(stability, 2);
    expect(memory?.difficulty).toBeCloseTo(difficulty, 2);
    expect((memory?.dueAt ?? 0) / DAY_MS - last).toBe(interval);
  });

  it('brings a question back sooner after a weak answer than after a good one', () => {
    const due = (grade: Grade) => rememberReviews([{ grade, at: 0 }])?.dueAt ?? 0;
    expect([due(1), due(2), due(3), due(4)]).toEqual([1, 1, 2, 8].map((days) => days * DAY_MS));
    expect(rememberReviews([])).toBeNull();
  });
});
