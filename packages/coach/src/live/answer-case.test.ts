import { expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';

const answer = (said: string) =>
  answerQuestion({ question: said, context: said, resume: null, jobDescription: '' }).paragraph1;

it('names the event of an imagined case in the first sentence, with the steps of its kind', () => {
  const first = answer('imagine a resident refuses her tablets three times what would you do');
  expect(first).toContain('If **a resident refuses her tablets three times**, I would not force anything');
});

it('names no event that is not surely heard', () => {
  expect(answer('what would you do in an emergency')).not.toContain('If **');
});
