import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { listAskedCredentials } from './asked-credentials.ts';
import { knownHeader } from './known-header.ts';
import { findToDo } from './letter-to-do.ts';
import { proseWork } from './prose-work.ts';

const CLINIC = 'Registered Nurse\nAshdown Clinic is looking for a Registered Nurse.\nRequirements: triage, Cerner.';
/** Without the reminder that comes last beside each letter to a known employer. */
const toDoOf = (resumeText: string, jobDescription: string) =>
  findToDo({ resume: parseResumeText(resumeText), jobDescription, today: '2026-11-20' }).filter(
    (item) => !item.includes('why you want to work'),
  );

describe('a job header that is not surely read', () => {
  const job = { title: '', employer: '', location: '', startDate: '', endDate: '', achievements: [] };

  it.each([
    ['Duration', 'Company: Pixelvriksh Media', '', 'Pixelvriksh Media'],
    ['Leeds', 'Hollow Creek Electrical Ltd', '', 'Hollow Creek Electrical Ltd'],
    ['then LEASE OPERATOR', 'COMPANY DRIVER', '', ''],
    ['Electrician', 'Hollow Creek Electrical Ltd', 'Electrician', 'Hollow Creek Electrical Ltd'],
    ['Clerk: Demand and Acquisition', 'Hollow Creek Council', 'Clerk', 'Hollow Creek Council'],
  ])('takes of "%s" at "%s" only what looks like it', (title, employer, wantedTitle, wantedEmployer) => {
    const entry = { ...job, title, employer, confidence: 0.9 };
    expect(knownHeader(entry, '')).toEqual({ title: wantedTitle, employer: wantedEmployer });
    expect(knownHeader({ ...entry, confidence: 0.6 }, '')).toEqual({ title: '', employer: '' });
  });

  it.each([
    [0.6, 'Registrar, loans', 'Hollow Museum', '', 'Hollow Museum'],
    [0.6, 'Electrician', 'Hollow, Creek & Sons, P.C.', 'Electrician', 'Hollow, Creek & Sons, P.C.'],
    [0.6, 'Organ builder', 'Garsten (A)', '', ''],
    [0.4, 'Electrician', 'Hollow Creek Ltd', 'Electrician', 'Hollow Creek Ltd'],
    [0.4, 'Registrar, loans', 'Hollow Museum', '', ''],
  ])(
    'at %d of certainty takes of dated "%s" at "%s" what words or a plain name bear out',
    (confidence, title, employer, ...wanted) => {
      const entry = { ...job, title, employer, startDate: '2018', endDate: 'Present', confidence };
      expect(Object.values(knownHeader(entry, ''))).toEqual(wanted);
    },
  );

  it('names an employer of two posts whose name begins two lines', () => {
    const entry = {
      ...job,
      title: 'Electrician',
      employer: 'Hollow Light Rail',
      startDate: '2018',
      endDate: 'Present',
      confidence: 0.4,
    };
    const text = 'Hollow Light Rail, Corio Depot. Electrician\nHollow Light Rail, Corio Depot. Helper';
    expect(knownHeader(entry, text)).toEqual({ title: 'Electrician', employer: 'Hollow Light Rail' });
    expect(knownHeader(entry, 'Hollow Light Rail, Corio Depot. Electrician')).toEqual({ title: '', employer: '' });
  });

  it('gives the sentences of work in prose, and says beside the letter that no job was read', () => {
    const text =
      'Ann Lee\n\nMy Work\n\nI lead the woodland group for 12 children two mornings a week. I am happy there.\n\nHobbies\nChess';
    expect(proseWork(text).achievements).toEqual(['I lead the woodland group for 12 children two mornings a week.']);
    expect(toDoOf(text, CLINIC)[0]).toContain('could not be read');
  });

  it('keeps a qualification that is due out of those held', () => {
    const resume = parseResumeText(
      'Ann Lee\n\nTraining\nSVQ 4 Social Services (Children and Young People) SCQF Level 9, Tayfirth College, part time, due to finish June 2026',
    );
    const asked = listAskedCredentials({ resume, jobDescription: 'Nursery\nRequirements\n- SVQ 4 Social Services' });
    expect(asked.held).toEqual([]);
    expect(asked.open).toEqual(['SVQ 4 Social Services (Children and Young People) SCQF Level 9']);
  });

  it('shows what an application must have beside the letter', () => {
    const ad = `${CLINIC}\nCVs will only be accepted with a supporting statement (max 1,500 words).\nEmail* Salary expectation* CV* Name`;
    expect(toDoOf('Ann Lee\nSkills\ntriage', ad)).toEqual([
      'The advertisement says: “CVs will only be accepted with a supporting statement (max 1,500 words).”',
    ]);
  });
});
