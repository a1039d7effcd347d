import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';
import { earlierJobs, sayOneself, sayPapers, withPresentJob } from './own-story.ts';
import { type ResumeFacts, readResumeFacts } from './resume-facts.ts';

const facts: ResumeFacts = {
  title: 'Pharmacy Technician',
  employer: 'Hill Street Chemist',
  isCurrent: false,
  text: '',
  education: '**BSc Chemistry** at **Leeds**',
  skills: [],
  facts: [],
  lines: [
    { kind: 'summary', text: 'Pharmacy technician with eight years in shops and hospitals. Calm at the counter.' },
    { kind: 'certificate', text: 'CSPT: application in, exam date not set' },
    { kind: 'certificate', text: 'Certified Pharmacy Technician, 2019' },
  ],
  jobs: [
    {
      title: 'Pharmacy Technician',
      employer: 'Hill Street Chemist',
      since: 2019,
      until: 2022,
      isCurrent: false,
      place: 0,
    },
    { title: 'Senior Pharmacy Technician', employer: 'St Anne', since: 2022, until: 0, isCurrent: true, place: 1 },
  ],
};

it('the present post is the one that the resume calls present', () => {
  expect(withPresentJob(facts)).toMatchObject({ title: 'Senior Pharmacy Technician', employer: 'St Anne' });
});

it('a volunteer beside work is no present post', () => {
  const jobs = facts.jobs.map((job) => (job.isCurrent ? { ...job, title: 'Volunteer Coordinator' } : job));
  expect(withPresentJob({ ...facts, jobs }).employer).toBe('Hill Street Chemist');
});

it('a label before a title names no earlier post', () => {
  const [first, last] = facts.jobs;
  const before = { ...first, title: 'Before teaching: travel agency assistant', since: 2008, until: 2011 };
  const jobs = [{ ...last, place: 0 }, before] as ResumeFacts['jobs'];
  expect(earlierJobs({ ...facts, title: 'Senior Pharmacy Technician', jobs })).toEqual([]);
});

it('the years are said in the words of the summary, and an aim is left out', () => {
  expect(sayOneself(facts)).toBe('I am a pharmacy technician with eight years in shops and hospitals.');
  const aim = [{ kind: 'summary' as const, text: 'Technician of eight years looking for a post in a hospital.' }];
  expect(sayOneself({ ...facts, lines: aim })).toBe('');
});

it('only papers that are held are named', () => {
  expect(sayPapers(facts)).toBe(
    'I studied **BSc Chemistry** at **Leeds**, and I hold **Certified Pharmacy Technician, 2019**.',
  );
  expect(sayPapers({ ...facts, lines: [] })).toBe('I studied **BSc Chemistry** at **Leeds**.');
});

it('an introduction tells the years, the post and the papers', () => {
  const resume = parseResumeText(`Ida Brook
SUMMARY
Warehouse supervisor with nine years in food distribution. I like early shifts.
EXPERIENCE
Warehouse Supervisor, Hale Foods Ltd
2019 - present
- Lead 12 pickers on the early shift
CERTIFICATIONS
Forklift Licence, 2021`);
  const said = Object.values(answerQuestion({ question: 'tell me about yourself', resume, jobDescription: '' })).join(
    ' ',
  );
  expect(said).toContain('nine years in food distribution');
  expect(said).toContain('Forklift Licence');
});

it('a summary that speaks of oneself opens the introduction, and no duty of the advertisement ends it', () => {
  const resume = parseResumeText(`Olek Marsh
I was a chef for seven years and finished a full-time coding bootcamp in June 2025. I like small teams.
PROJECTS
Prep Board (bootcamp project, 2025)
- Built the ordering screen and the login of a web app for kitchens
EXPERIENCE
Class Teacher (Year 2, then Year 6), Hill Primary School
2019 - present
- 25 hours a week in the mornings
CERTIFICATIONS
First aid at work, 2024`);
  const jobDescription = 'Junior Web Developer\nYou will\n- build features in React\n- write tests with Jest';
  const said = answerQuestion({ question: 'tell me about yourself', resume, jobDescription });
  const all = Object.values(said).join(' ');
  expect(all).toContain('I was a chef for seven years and finished a full-time coding bootcamp in June 2025.');
  expect(all).toContain('In my project **Prep Board**, I built the ordering screen');
  expect(all).toContain('**Class Teacher** at **Hill Primary School** since 2019');
  expect(all).not.toContain('you want somebody to');
  expect(all).not.toContain('First aid');
});

it('holds no closed post, and studied at no rest of a sentence', () => {
  const read = parseResumeText('Ida Brook\nEXPERIENCE\nFitter, Hale Ltd\n2019 - present\n- Ran the press line');
  const resume = {
    ...read,
    education: [{ degree: 'PGCE Secondary Science', institution: '. QTS', startDate: '', endDate: '2005' }],
    certifications: [
      'Closed for covid, furlough, 2020',
      'No gas registration (SAQCC) at present',
      'IOSH Managing Safely',
    ],
  } as unknown as typeof read;
  const said = sayPapers(readResumeFacts(resume) as ResumeFacts);
  expect(said).toBe('I studied **PGCE Secondary Science**, and I hold **IOSH Managing Safely**.');
});
