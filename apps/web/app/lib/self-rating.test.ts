import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { describe, expect, it } from 'vitest';
import { compareRating, describeRating } from './self-rating.ts';

const score = (overallScorePerResponse: number | null, low?: number, high?: number) =>
  ({
    overallScorePerResponse,
    ...(low !== undefined && high !== undefined && { overallRange: { low, high } }),
  }) as FeedbackEntry;

describe('a rating of oneself', () => {
  it.each([
    [3, score(3.2, 2.4, 4), 'close'],
    [4, score(3.2, 2.4, 4), 'close'],
    [5, score(3.2, 2.4, 4), 'higher'],
    [2, score(3.2, 2.4, 4), 'close'],
    [1, score(3.2, 2.4, 4), 'lower'],
    [4, score(4.4), 'close'],
    [3, score(4.4), 'lower'],
  ] as const)('of %d is compared with the likely range of the score', (rating, feedback, expected) => {
    expect(compareRating(rating, feedback)).toBe(expected);
  });

  it('is not compared with an answer that has no score', () => {
    expect(compareRating(3, score(null))).toBeNull();
    expect(describeRating(3, null)).toBe('You rated this answer 3 out of 5.');
    expect(describeRating(1, score(4.4))).toMatch(/^You rated this answer 1 out of 5\. The feedback is kinder/);
  });
});
