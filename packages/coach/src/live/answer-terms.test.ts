import { expect, it } from 'vitest';
import { answerTerms } from './answer-terms.ts';

it('answers each of several terms in the order of the turn', () => {
  const { paragraph1, paragraph2 } = answerTerms(
    'what salary are you looking for what notice would you have to give',
    [],
  );
  expect(paragraph1).toContain('[your range]');
  expect(paragraph2).toBe('As to notice: **[your notice]**.');
});

it('hears the amount that "that" stands for', () => {
  const question = 'is that alright for you and when could you start';
  const { paragraph1, paragraph2 } = answerTerms(question, [], `money is twenty-one an hour ${question}`);
  expect(paragraph1).toContain('[your range]');
  expect(paragraph2).toContain('[date]');
});
