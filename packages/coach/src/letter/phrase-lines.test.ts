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
const phrase = (lines: string[], isMinor = false) =>
  phraseLines({ lines, lead: 'At Elm', place, opening: 'From my work:', isMinor: () => isMinor });

describe('the work at one place', () => {
  it('is prose where each line is a sentence once "I" is before it', () => {
    expect(phrase(['Led a team of 5', 'Wrote the ward handbook alone', 'Monthly stock count and orders'])).toBe(
      'At Elm I led a team of 5. I also wrote the ward handbook alone. My work there also includes monthly stock count and orders.',
    );
  });

  it('stays a list where a line is a note', () => {
    expect(phrase(['Led a team of 5', '28 beds, locked unit'])).toBe(
      'At Elm:\n• Led a team of 5\n• 28 beds, locked unit',
    );
  });

  it('leaves a note out that shows little of what is asked for', () => {
    expect(phrase(['Led a team of 5', '28 beds, locked unit'], true)).toBe('At Elm I led a team of 5.');
    expect(phrase(['28 beds, locked unit', 'Led a team of 5'], true)).toBe('At Elm I led a team of 5.');
    expect(phrase(['28 beds, locked unit', 'Led a team of 5'])).toContain('• 28 beds');
  });

  it('begins with the best line where that names work', () => {
    expect(phrase(['Checking of invoices and orders', 'Led a team of 5'])).toBe(
      'At Elm my work includes checking of invoices and orders. I also led a team of 5.',
    );
  });
});
