import { expect, test } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { keepOwnWords } from './others-words.ts';

const own = (text: string) =>
  keepOwnWords(text, tokenize(text))
    .map((token) => token.word)
    .join(' ');

test("an interviewer's lines, labels and notes are left out", () => {
  expect(own('Interviewer: How are you?\nInterviewee: I am well [laughter] thanks.')).toBe('i am well thanks');
});

test('labels are found in a transcript of one line', () => {
  expect(
    own(
      'Interviewer: Tell me about yourself. Interviewee: I row. |Interviewer: Why? And since when?|Interviewee: I like it',
    ),
  ).toBe('i row i like it');
});

test('without labels of their own the other lines belong to the person', () => {
  expect(own('Interviewer: Why us?\nI know your product.')).toBe('i know your product');
});

test('a colon inside a sentence is no label', () => {
  expect(own('I had one question: why now? The answer: money.')).toBe('i had one question why now the answer money');
});
