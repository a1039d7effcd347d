import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { phraseEmployer } from './employer-reason.ts';
import { gatherFacts } from './letter-facts.ts';

const RESUME = parseResumeText(
  'Ana Reyes\nana@example.com\n\nWORK\nMarketing Manager, Tallyport Software, Bristol\n06/2021 - present\n- Ran two trade shows a year\n- Wrote 26 customer stories\n',
);
const factsOf = (about: string) =>
  gatherFacts(
    RESUME,
    `Marketing Manager\nCorvane Logistics Software, Bristol\n\nAbout us\n${about}\n\nYou will\n- plan the year\n- run two trade shows`,
    '2026-11-28',
  );

describe('phraseEmployer', () => {
  it('says why here by what the advertisement tells of its employer', () => {
    const reason = phraseEmployer(factsOf('We build transport planning software used by 430 hauliers.'), 0);
    expect(reason).toBe(
      'What draws me to Corvane Logistics Software is that you build transport planning software used by 430 hauliers.',
    );
  });

  it('leaves out notes, and how one gets there', () => {
    expect(phraseEmployer(factsOf('ISO 9001 certified since 2009, temperature controlled shop, 22 machines.'), 0)).toBe(
      '',
    );
    expect(phraseEmployer(factsOf('We are a boutique of eight lawyers, ten minutes from the station.'), 0)).toBe(
      'What draws me to Corvane Logistics Software is that you are a boutique of eight lawyers.',
    );
  });

  it('takes no size and no date for a reason, and leaves out what is added in figures', () => {
    expect(phraseEmployer(factsOf('We are a 480-bed community hospital for the east of the city.'), 0)).toBe('');
    expect(phraseEmployer(factsOf('Our pavilion opened in 2020 and completes 9,000 operations a year.'), 0)).toBe('');
    expect(
      phraseEmployer(
        factsOf('We provide payroll and pensions to the hospitals of the region, paying 21,000 people.'),
        0,
      ),
    ).toBe(
      'What draws me to Corvane Logistics Software is that you provide payroll and pensions to the hospitals of the region.',
    );
  });

  it('takes neither hours nor the number of people for a reason', () => {
    expect(phraseEmployer(factsOf('We work 24 hours, six days a week.'), 0)).toBe('');
    expect(phraseEmployer(factsOf('Our technology group is about 120 people.'), 0)).toBe('');
  });
});
