import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { claimedYears } from './claimed-years.ts';

const resumeOf = (summary: string) => ({
  ...parseResumeText('Ann Lee\nExperience\nNurse, Elm Hospital, 2020 – 2023'),
  summary,
});

describe('the years of experience that a resume claims', () => {
  it.each([
    ['Registered nurse with over 5 years of experience, 3 of them in intensive care.', 'over 5 years of experience'],
    ['Nurse with 7 years experience in acute wards', '7 years of experience in acute wards'],
    [
      'Nurse with just over two years’ experience on wards, looking for a day post.',
      'just over two years of experience on wards',
    ],
    ['Nurse with 4 yrs clinical experience', '4 years of clinical experience'],
    ['Nurse, 6.5 years of ward experience', '6.5 years of ward experience'],
  ])('are, of "%s", "%s"', (summary, years) => {
    expect(claimedYears(resumeOf(summary), 'Staff Nurse')).toBe(years);
  });

  it('are read above the first job where no summary has a heading', () => {
    const text =
      'Ann Lee\nNurse with 14 years experience in acute wards.\n\nExperience\nNurse, Elm Hospital, 2020 – 2023';
    expect(claimedYears(parseResumeText(text), 'Staff Nurse')).toBe('14 years of experience in acute wards');
  });

  it('are none where the summary counts none or speaks of another occupation', () => {
    expect(claimedYears(resumeOf('A calm nurse.'), 'Staff Nurse')).toBe('');
    expect(claimedYears(resumeOf('Nurse with 7 years experience'), 'Bus Driver')).toBe('');
  });
});
