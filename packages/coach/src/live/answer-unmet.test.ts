import { parsedResume } from '@greenroom/contract/resume';
import { expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { heardWords } from './question-words.ts';

const QUESTION = 'we run Manhattan, have you used it';
const jobDescription = 'Shift supervisor\nYou work with Manhattan every day.';
const ask = (text: string) =>
  answerQuestion({
    question: QUESTION,
    context: QUESTION,
    resume: parsedResume.parse({
      text,
      experience: [{ title: 'Picker', employer: 'Elm', achievements: ['Picked orders'] }],
    }),
    jobDescription,
    lastQuestion: '',
    vectors: new Map([[heardWords(QUESTION), new Float32Array(512)]]) as never,
    answered: [],
  }).paragraph1;

test('denies a tool that stands nowhere on the resume', () => {
  expect(ask('Picker, Elm')).toMatch(/^I haven't worked with \*\*Manhattan/u);
});

test('denies no tool that stands in a part of the resume that was not read', () => {
  expect(ask('Picker, Elm\n\nSYSTEMS I KNOW\nManhattan WMS (user)')).not.toMatch(
    /^I haven't worked with \*\*Manhattan/u,
  );
});
