import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { leadOfGroup } from './lead-group.ts';
import { gatherFacts } from './letter-facts.ts';
import { writeLetter } from './write-letter.ts';

const TODAY = '2026-11-28';
const RESUME = `Ann Lee

EXPERIENCE

Recruiter, Elm Logistics Ltd
April 2022 - Present
- Brought the time to fill for warehouse roles from 41 days to 29
- Post and source through two job boards
- Ran interview days for 15 managers

Recruitment Consultant, Alder Staffing Ltd
September 2018 - January 2022
- Office desk

HR Assistant, Beech Homes Ltd
May 2016 - August 2018
- Tracked police checks and TB tests for 180 staff
- Prepared packages for new hires`;
const JOB = `Recruiter
Fennimore Packaging

You will
- Source through job boards
- Track police checks for staff
- Hold interview days with managers`;
const resume = parseResumeText(RESUME);
const facts = gatherFacts(resume, JOB, TODAY);

it('says "before that" only of the job right before', () => {
  const lead = (placeIndex: number, before: number) =>
    leadOfGroup({
      group: { placeIndex, lines: ['Tracked police checks'] },
      before: { placeIndex: before, lines: ['Ran interview days'] },
      isBehindEarlier: false,
      facts,
      seed: 1,
    }).lead;
  expect(lead(1, 0)).toBe('Before that, as a Recruitment Consultant at Alder Staffing Ltd (2018 to 2022)');
  expect(lead(2, 0)).toBe('Earlier, as an HR Assistant at Beech Homes Ltd (2016 to 2018)');
});

it('names the job between two that are told', () => {
  const letter = writeLetter({
    resume,
    jobDescription: JOB,
    options: { tone: 'Plain', length: 'Medium' },
    today: TODAY,
  });
  const text = [letter.introduction, ...Object.values(letter.body)].join(' ');
  expect(text).toContain('Beech Homes Ltd');
  expect(text.indexOf('Alder Staffing Ltd')).toBeGreaterThan(text.indexOf('Elm Logistics Ltd'));
  expect(text.indexOf('Alder Staffing Ltd')).toBeLessThan(text.indexOf('Beech Homes Ltd'));
});
