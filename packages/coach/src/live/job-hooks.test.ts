import { expect, it } from 'vitest';
import { answerWhyHere } from './answer-job.ts';
import { findHooks, sentencesOfJob } from './job-hooks.ts';
import type { ResumeFact, ResumeFacts } from './resume-facts.ts';

const JOB = `Class Teacher
Hill Primary School
Our last inspection asked us to raise standards of reasoning in mathematics in the upper classes.
We offer a salary of £31,000 and a pension for everybody who joins.
You will run the lunchtime club for children of all ages`;
const fact = (text: string): ResumeFact => ({
  text,
  employer: 'Dale School',
  title: 'Teacher',
  isProject: false,
  isCurrent: true,
  order: 0,
});
const facts = [
  fact('Introduced daily number facts; pupils at the expected level went from 58% to 74%'),
  fact('Kept a budget'),
];
const vectors = new Map<string, Float32Array>([
  [
    'our last inspection asked us to raise standards of reasoning in mathematics in the upper classes',
    Float32Array.of(1, 0),
  ],
  ['introduced daily number facts pupils at the expected level went from 58 to 74', Float32Array.of(0.8, 0.6)],
  ['kept a budget', Float32Array.of(0, 1)],
]);

it('reads what an advertisement says of the employer and the work, without terms', () => {
  const sentences = sentencesOfJob(JOB);
  expect(sentences[0]).toContain('Our last inspection');
  expect(sentences.join(' ')).not.toContain('pension');
});

it('finds the sentence that a line of the resume fits, and answers "why us" by it', () => {
  const hook = findHooks(facts, JOB, vectors).hook;
  expect(hook?.fact).toBe(facts[0]);
  const own = { facts, text: '', lines: [], jobs: [], skills: [], title: 'Teacher', employer: 'Dale School' };
  const about = { facts: own as unknown as ResumeFacts, ranked: [], jobDescription: JOB, vectors, told: '' };
  const said = Object.values(answerWhyHere({ ...about, aim: '', reason: '' })).join(' ');
  expect(said).toContain('you write: "**Our last inspection');
  expect(said).toContain('**58% to 74%**');
  expect(said).toContain('[your own reason');
  expect(findHooks(facts, JOB, new Map()).hook).toBeUndefined();
});
