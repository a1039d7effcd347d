import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const resume = parseResumeText(`Ada Reed
Developer

Experience
Developer, Norrland Logistics, 2021 - present
- Added 48 Jest tests for the page of late trailers
- Accuracy of the pick list went from 98.1% to 99.4% after a check at each wave
- Worked in two-week sprints with a team of 7

Training
NPQ Leading Teaching, 2023
GCSE assistant examiner, AQA Geography Paper 1, summers 2021 to 2023

References
Available from my head of department and headteacher.
`);
const answer = (question: string, jobDescription = ''): string =>
  Object.values(answerQuestion({ question, context: question, resume, jobDescription })).join(' ');

it('denies nothing of which a line has a word', () => {
  const said = answer('have you written automated tests before');
  expect(said).toContain('48 Jest tests');
  expect(said).not.toMatch(/^(?:Not|I haven't)/);
});

it('finds the line by figures that were heard in words', () => {
  expect(
    answer('you wrote accuracy ninety eight point one to ninety nine point four how was that down to you'),
  ).toContain('99.4%');
});

it('takes no referee for experience', () => {
  expect(answer('the department budget is four thousand have you managed a budget before')).not.toContain(
    'headteacher',
  );
});

it('denies a name that was spelled and is nowhere on the resume', () => {
  expect(answer('we do order entry in s a p have you used s a p at all')).toMatch(/^I haven't worked with \*\*SAP/);
});
