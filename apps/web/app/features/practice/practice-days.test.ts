import type { PractisedAnswer } from '@greenroom/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { findPracticeDays, SHOWN_DAYS } from './practice-days.ts';

const NOW = new Date(2026, 9, 20, 0, 30);
const at = (...date: [number, number, number, number]): PractisedAnswer =>
  ({ answeredAt: new Date(...date).toISOString() }) as PractisedAnswer;
const practised = (...answers: PractisedAnswer[]) =>
  findPracticeDays(answers, NOW)?.flatMap(({ daysAgo, hasPractised }) => (hasPractised ? daysAgo : []));

describe('the days of practice', () => {
  it('are counted by the calendar of the person, however late in the evening', () => {
    expect(practised(at(2026, 9, 19, 23), at(2026, 9, 20, 0))).toEqual([1, 0]);
  });

  it('count a day once, and reach back two weeks', () => {
    expect(practised(at(2026, 9, 7, 8), at(2026, 9, 7, 20), at(2026, 9, 6, 12))).toEqual([SHOWN_DAYS - 1]);
  });

  it('are not affected by a change of the clocks', () => {
    const november = new Date(2026, 10, 8, 12);
    const days = findPracticeDays([at(2026, 9, 26, 1)], november);
    expect(days?.find(({ hasPractised }) => hasPractised)?.daysAgo).toBe(13);
  });

  it.each([
    ['without an answer', []],
    ['with old answers only', [at(2026, 8, 1, 12)]],
  ])('are not shown %s', (_, answers) => {
    expect(findPracticeDays(answers, NOW)).toBeNull();
  });
});
