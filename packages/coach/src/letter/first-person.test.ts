import { describe, expect, it } from 'vitest';
import { toFirstPerson } from './first-person.ts';

describe('a line of a resume behind "I"', () => {
  it.each([
    [
      'Own the month-end close; shortened it from 9 to 5 days',
      'own the month-end close; I shortened it from 9 to 5 days',
    ],
    [
      'Coordinate the external audit; no findings in three years',
      'coordinate the external audit, with no findings in three years',
    ],
    [
      'Set up data contracts; broken dashboards fell from 12 to 2',
      'set up data contracts; broken dashboards fell from 12 to 2',
    ],
    ['Ran the night shift; 28 beds', 'ran the night shift (28 beds)'],
    ['Opened and closed the store, counted the till', 'opened and closed the store and counted the till'],
    ['Built an R pipeline for sequencing, used by 4 groups', 'built an R pipeline for sequencing, used by 4 groups'],
    ['Voted employee of the month in March 2024', 'was voted employee of the month in March 2024'],
    ['Recognized revenue under the new standard', 'recognized revenue under the new standard'],
    ['Recognized for calm handovers by the ward', 'was recognized for calm handovers by the ward'],
    ['I raised the share of top grades in my classes', 'raised the share of top grades in my classes'],
    ['Interviewed 50+ retailers', 'interviewed 50+ retailers'],
  ])('"%s" is "%s"', (line, clause) => {
    expect(toFirstPerson(line)).toBe(clause);
  });

  it.each([
    'We moved 20 repositories to another host',
    'Awarded contracts worth two million',
    'Need for speed at work',
    'Unplanned stops of the dryer down from 17 to 6',
  ])('is nothing where it would not be true of the writer: "%s"', (line) => {
    expect(toFirstPerson(line)).toBeUndefined();
  });

  it('takes no noun with "of" for a verb', () => {
    expect(toFirstPerson('Triage of up to 70 children per shift')).toBeUndefined();
  });
});
