import { expect, it } from 'vitest';
import { answerYears } from './answer-years.ts';
import type { ResumeFacts } from './resume-facts.ts';

const job = (title: string, since: number, isCurrent: boolean) => ({
  title,
  employer: '',
  since,
  until: 0,
  isCurrent,
  place: 0,
});
const facts = (jobs: ResumeFacts['jobs'], summary = ''): ResumeFacts => ({
  title: '',
  employer: '',
  isCurrent: true,
  text: '',
  education: '',
  skills: [],
  facts: [],
  lines: summary === '' ? [] : [{ kind: 'summary', text: summary }],
  jobs,
});
const jobs = [job('Night Fitter', 2018, true), job('Mechanic', 2012, false)];

it('years are told by the dates of the jobs, or by the summary', () => {
  const question = 'how many years have you been in this trade';
  expect(answerYears(question, facts(jobs))).toEqual({
    paragraph1: 'I have been a **Night Fitter** since **2018**.',
    paragraph2: 'My first job on the resume began in **2012**.',
  });
  expect(answerYears(question, facts(jobs, 'Fitter with 12 years on buses. Likes order.'))?.paragraph1).toBe(
    'As my resume says: **Fitter with 12 years on buses**.',
  );
});

it('nothing is told where a date is missing, or where a tool is asked after', () => {
  expect(answerYears('how long have you been in the trade', facts([...jobs, job('Cleaner', 0, false)]))).toBeNull();
  expect(answerYears('how many years have you used python', facts(jobs))).toBeNull();
});
