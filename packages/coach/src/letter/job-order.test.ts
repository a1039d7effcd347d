import { describe, expect, it } from 'vitest';
import { isRightBefore, placesBetween } from './job-order.ts';
import type { Place } from './place.ts';

const job = (startDate: string, endDate: string): Place => ({
  title: 'Clerk',
  employer: 'Elm Ltd',
  startDate,
  endDate,
  achievements: [],
  isProject: false,
});
const TODAY = '2026-11-28';

describe('the order of jobs', () => {
  const present = job('March 2020', 'Present');
  const middle = job('September 2016', 'February 2020');
  const first = job('June 2013', 'August 2016');
  const all = [present, middle, first];

  it.each<[string, Place, Place, Place[], boolean]>([
    ['the job that ended when the next began', middle, present, all, true],
    ['a job with another one between', first, present, all, false],
    ['a gap that a job that was not read may fill', first, present, [present, first], false],
    ['a job without an end', job('2015', ''), present, all, false],
    ['years alone', job('2016', '2020'), job('2020', 'Present'), [], true],
  ])('tells %s', (_, earlier, later, places, isNext) => {
    expect(isRightBefore(earlier, later, places, TODAY)).toBe(isNext);
  });

  it('finds what lies between two jobs', () => {
    expect(placesBetween(0, 2, all)).toEqual([1]);
    expect(placesBetween(2, 0, all)).toEqual([]);
  });
});
