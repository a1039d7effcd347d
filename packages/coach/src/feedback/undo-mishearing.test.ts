import { expect, it } from 'vitest';
import { tokenize } from '../text/tokens.ts';
import { undoMishearing } from './undo-mishearing.ts';

const heard = (text: string, question: string) =>
  undoMishearing(
    tokenize(text).map((token) => token.word),
    text,
    question,
  ).join(' ');

it('puts a term of the question back where a word of the same sound was heard', () => {
  expect(heard('when the data changes i would delete the cash entry', 'How would you design a cache?')).toContain(
    'the cache entry',
  );
});

it('leaves typed text and everyday words alone', () => {
  expect(heard('When it changes, I would delete the cash entry.', 'How would you design a cache?')).toContain('cash');
  expect(heard('we took the time to talk to all of them first', 'Tell me about a team')).toContain('time');
});
