import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerQuestion } from './answer-question.ts';

const resume = parseResumeText(
  'Ann Lee\n\nWORK\nNursery nurse, Fern Nursery, 2019 - now\n- do the progress checks of eight children\n\nCourses\nLabour law for payroll staff (3 days), 2023',
);
const say = (question: string): string =>
  Object.values(answerQuestion({ question, context: question, resume, jobDescription: '' })).join('\n');

it('takes starting to worry for no question about the first day of work', () => {
  expect(say('when would you start to worry about a child')).not.toContain('[date]');
  expect(say('when could you start')).toContain('start');
});
