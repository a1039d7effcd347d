import { expect, it } from 'vitest';
import { parseResumeText } from '../resume/parse-resume.ts';
import { answerWeakness } from './answer-job.ts';
import { answerQuestion } from './answer-question.ts';
import { type ResumeFacts, readResumeFacts } from './resume-facts.ts';

const resume = parseResumeText(
  'Ann Lee\n\nWORK\nNursery nurse, Fern Nursery, 2019 - now\n- do the progress checks of eight children\n\nCourses\nLabour law for payroll staff (3 days), 2023',
);
const say = (question: string): string =>
  Object.values(answerQuestion({ question, context: question, resume, jobDescription: '' })).join('\n');

it('takes starting to worry for no question about the first day of work', () => {
  expect(say('when would you start to worry about a child')).not.toContain('[date]');
  expect(say('when could you start')).toContain('start');
});

it('hears no bite in "a bit"', () => {
  expect(say('a little one of two and a bit is starting and mum is in tears, what do you do')).not.toContain('biting');
  expect(say('a child bites another child, what do you do')).toContain('biting');
});

it('names nothing as not shown that may stand in other words', () => {
  const facts = readResumeFacts(resume) as ResumeFacts;
  const jobDescription = 'Nursery nurse\nSome experience of additional needs';
  const about = { facts, ranked: [], jobDescription, vectors: new Map(), told: '', aim: '', reason: '' };
  expect(answerWeakness(about)).toBeNull();
});

it('takes a story of short notice for no question about the notice', () => {
  const story = say('can you describe a situation where you had to step in on short notice and how you handled it');
  expect(story).not.toContain('My notice');
  expect(say('what is your notice')).toContain('My notice');
});
