import type { PractisedAnswer } from '@greenroom/contract/dashboard';

/** Two weeks: long enough that a few days off take nothing away at once. */
export const SHOWN_DAYS = 14;

/** A day of the person's own calendar, counted from today as 0. */
export type PracticeDay = { daysAgo: number; hasPractised: boolean };

const dayNumber = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** The last two weeks, the oldest day first. Null without an answer in them: an empty row would only reproach. */
export function findPracticeDays(answers: readonly PractisedAnswer[], now: Date): PracticeDay[] | null {
  const today = dayNumber(now);
  const practised = new Set(answers.map(({ answeredAt }) => today - dayNumber(new Date(answeredAt))));
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => SHOWN_DAYS - 1 - index).map((daysAgo) => ({
    daysAgo,
    hasPractised: practised.has(daysAgo),
  }));
  return days.some(({ hasPractised }) => hasPractised) ? days : null;
}
