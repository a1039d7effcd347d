import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { phraseSummaryWork } from './summary-work.ts';

const say = (summary: string, end = 'to date'): string =>
  phraseSummaryWork(
    parseResumeText(`ADA QUILL
ada@post.example

SUMMARY
${summary}

EMPLOYMENT HISTORY

ELM SUGAR PACKERS LTD, Otley
Payroll Administrator
March 2021 ${end}
- Two payrolls: weekly and monthly`),
  );

it('tells the present work that the summary has with its figures', () => {
  expect(
    say('Payroll administrator with thirteen years in offices. I run a weekly and a\nmonthly payroll for 430 people.'),
  ).toBe('I run a weekly and a monthly payroll for 430 people.');
});

it.each([
  'I ran a payroll for 430 people.',
  'I look for work in a team of 25 people.',
  'I run a payroll and like it.',
  'I am one of 430 people.',
])('tells nothing else: %s', (summary) => {
  expect(say(summary)).toBe('');
});

it('tells no work of a job that has ended', () => {
  expect(say('I run a payroll for 430 people.', 'to June 2024')).toBe('');
});
