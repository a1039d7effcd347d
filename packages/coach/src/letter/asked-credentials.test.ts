import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { listAskedCredentials } from './asked-credentials.ts';

const JOB = 'Nurse\nElm Clinic is looking for a Nurse.\nRequirements:\n';
const credentialsOf = (papers: string, asked: string) =>
  listAskedCredentials({
    resume: parseResumeText(
      `Ann Lee\nann@example.org\n\nExperience\nNurse, Elm Hospital, 2020 – 2023\n- Took 40 calls a day\n\nCertificates\n${papers}`,
    ),
    jobDescription: `${JOB}${asked}`,
  });

describe('papers that are asked for', () => {
  it('are listed in the wording of the resume', () => {
    expect(credentialsOf('Safe Pass (exp. 08/2028)\nAbrasive Wheels', '- Safe Pass').held).toEqual([
      'Safe Pass (exp. 08/2028)',
    ]);
    expect(credentialsOf('Licence: Full clean B, BE', '- Full clean driving licence').held).toEqual([
      'Licence (Full clean B, BE)',
    ]);
  });

  it('are not held while they are in progress', () => {
    const { held, open } = credentialsOf(
      'Approved Manager Licence (QLD) - training done, licence in process',
      '- Approved Manager licence',
    );
    expect(held).toEqual([]);
    expect(open).toEqual(['Approved Manager Licence (QLD) - training done, licence in process']);
  });

  it('are not held where the next column says that they are studied for', () => {
    const papers = 'Pump Fitter Level 2 | 2023\nPump Fitter Level 3 | studying, exam booked for May';
    expect(credentialsOf(papers, '- Pump Fitter Level 3').held.join()).not.toContain('Level 3');
  });

  it.each([
    ['NMC registration lapsed 2019', '- NMC registration'],
    ['Car driving licence, class B', '- Driving licence category C+E'],
    ['Certificate in Flower Arranging', '- Certificate in counselling'],
  ])('are none where the resume has "%s" for "%s"', (paper, asked) => {
    expect(credentialsOf(paper, asked)).toEqual({ held: [], open: [] });
  });
});

it('finds a paper whose two words the advertisement writes as one', () => {
  const resume = parseResumeText('Con Daly\n\nTickets\nSafe Pass (in date)\nManual handling');
  const jobDescription = 'Plasterer\nRequirements\n- You need your safepass and a full licence.';
  expect(listAskedCredentials({ resume, jobDescription }).held).toEqual(['Safe Pass (in date)']);
});

it('finds a title by the words that its abbreviation is of', () => {
  const resume = parseResumeText('Ann Gill\n\nLicences\nP.Eng., APEGA, 2017\nPMP, 2019');
  const jobDescription = 'Project Manager\nRequirements\n- Professional engineer status';
  expect(listAskedCredentials({ resume, jobDescription }).held).toEqual(['P.Eng., APEGA, 2017']);
});
