import { describe, expect, it } from 'vitest';
import { phraseCareer } from './phrase-career.ts';
import type { Place } from './place.ts';

const job = (title: string, startDate: string, endDate: string): Place => ({
  title,
  employer: `${title} House`,
  startDate,
  endDate,
  achievements: [],
  isProject: false,
});
const career = (...places: Place[]) => phraseCareer(places, [], '2026-11-26');

describe('since when the same work was done', () => {
  it('goes back over jobs whose titles end alike', () => {
    expect(career(job('Lead climber', 'March 2021', 'Present'), job('Climber', 'Sept 2018', 'Feb 2021'))).toBe(
      'I have worked as a climber since September 2018.',
    );
  });

  it('says nothing where the dates that the letter gives say about as much', () => {
    const jobs = [job('Lead climber', 'March 2021', 'Present'), job('Climber', 'Sept 2018', 'Feb 2021')];
    expect(phraseCareer(jobs, jobs, '2026-11-26')).toBe('');
  });

  it.each([
    ['a break', [job('Lead climber', 'March 2021', 'Present'), job('Climber', 'May 2016', 'May 2019')]],
    ['another trade', [job('Lead climber', 'March 2021', 'Present'), job('Gardener', 'Sept 2018', 'Feb 2021')]],
    ['a rank', [job('Sales Manager', 'March 2021', 'Present'), job('Stable Manager', 'Sept 2018', 'Feb 2021')]],
    ['learning', [job('Joiner', 'March 2021', 'Present'), job('Apprentice Joiner', 'Sept 2018', 'Feb 2021')]],
    ['no present job', [job('Joiner', 'March 2021', 'May 2025'), job('Joiner', 'Sept 2018', 'Feb 2021')]],
  ])('says nothing over %s', (_, places) => {
    expect(career(...places)).toBe('');
  });
});
