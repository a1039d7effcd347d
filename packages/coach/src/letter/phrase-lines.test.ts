import { describe, expect, it } from 'vitest';
import { phraseLines } from './phrase-lines.ts';

const place = {
  title: 'Nurse',
  employer: 'Elm',
  startDate: '2020',
  endDate: 'Present',
  achievements: [],
  isProject: false,
};
const phrase = (lines: string[]) => phraseLines({ lines, lead: 'At Elm', place, opening: 'From my work:' });

describe('the work at one place', () => {
  it('is prose where each line is a sentence once "I" is before it', () => {
    expect(phrase(['Led a team of 5', 'Wrote the team handbook alone', 'Monthly stock count and orders'])).toBe(
      'At Elm I led a team of 5, and I also wrote the team handbook alone. My work there also includes the monthly stock count and orders.',
    );
  });

  it('leaves a note out beside sentences', () => {
    expect(phrase(['Led a team of 5', '38-bed ward, mixed'])).toBe('At Elm I led a team of 5.');
  });

  it('leaves out notes that no sentence can be made of', () => {
    expect(phrase(['Led a team of 5', '38-bed ward, mixed', 'Night bakery: two ovens'])).toBe(
      'At Elm I led a team of 5.',
    );
  });

  it('ends with named work and figures', () => {
    expect(
      phrase(['Checking of invoices and orders', '300 safety checks a year, no failed audits', 'Led a team of 5']),
    ).toBe(
      'At Elm I led a team of 5. My work there also includes checking of invoices and orders. The job means 300 safety checks a year, with no failed audits.',
    );
  });
});
