import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const RESUME = parseResumeText(`Jo Hart
Credit Controller

Experience
Credit Controller, Hillside Supplies Ltd, 2021 - present
- Overdue accounts were 34% of the book and are 19% now
- What did it: phoning before the due date and holding orders
- Wrote the credit form

Skills
Excel, Sage
`);

it('finds the line with the figures that the interviewer repeats, and how it was done', () => {
  const question = 'thirty four percent down to nineteen take me through how you did that';
  const answer = answerQuestion({ question, context: question, resume: RESUME, jobDescription: '' });
  expect(answer.paragraph1).toContain('19%');
  expect(answer.paragraph2).toMatch(/^What did it/);
});

it('confesses to nothing on one word in common', () => {
  const resume = parseResumeText(`Jo Hart
Driver

Experience
Clerk, Hillside Supplies Ltd, 2011 - 2015
- Handled complaints and banking for eleven casuals
`);
  const question = 'have you ever had an accident or a complaint';
  const { paragraph1 } = answerQuestion({ question, context: question, resume, jobDescription: '' });
  expect(paragraph1).not.toMatch(/^Yes/);
});
