import type { FeedbackEntry } from '@greenroom/contract/feedback';

/** What a person says of their own answer before the feedback. */
export const SELF_RATINGS = [1, 2, 3, 4, 5] as const;
export type SelfRating = (typeof SELF_RATINGS)[number];

/** `higher`: the person rated the answer higher than the feedback does. */
export type RatingGap = 'close' | 'higher' | 'lower';

/** A rating of 4 is as good as a score from 3.5 to 4.5. */
const HALF_LEVEL = 0.5;

/**
 * Compares a rating with the likely range of the score, so that only a clear difference is one. Null without a score; a score without
 * a range is its own range.
 */
export function compareRating(rating: number, feedback: FeedbackEntry | null): RatingGap | null {
  const score = feedback?.overallScorePerResponse ?? null;
  if (score === null) return null;
  const { low, high } = feedback?.overallRange ?? { low: score, high: score };
  if (rating - HALF_LEVEL > high) return 'higher';
  return rating + HALF_LEVEL < low ? 'lower' : 'close';
}

export const selfRatingMessages = {
  levels: { 1: 'Poor', 2: 'Weak', 3: 'Fair', 4: 'Good', 5: 'Excellent' } satisfies Record<SelfRating, string>,
  yours: (rating: number) => `You rated this answer ${rating} out of 5.`,
  gaps: {
    close: 'The feedback agrees: you judge yourself well.',
    higher:
      'The feedback is more careful. That is common: you know what you meant, a listener only hears what you say.',
    lower: 'The feedback is kinder than you were. The answer comes across better than it felt.',
  } satisfies Record<RatingGap, string>,
};

/** One or two sentences on a rating; the second where the answer has a score. */
export function describeRating(rating: number, feedback: FeedbackEntry | null): string {
  const gap = compareRating(rating, feedback);
  return gap === null
    ? selfRatingMessages.yours(rating)
    : `${selfRatingMessages.yours(rating)} ${selfRatingMessages.gaps[gap]}`;
}
