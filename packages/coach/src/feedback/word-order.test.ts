import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';
import { isWordSalad } from './word-order.ts';

const TOLD =
  'We had a queue to the door on Friday and the till went down. I told the people at the front what had happened, wrote the prices on paper and took ' +
  'cash from those who had it. Then I rang my manager because I did not know the code, and she told me how to start it again. It took ten minutes, and ' +
  'only one person left. After that I asked for the code to be put on the wall, so that nobody has to ring at night.';

it('knows sentences as they are spoken, with or without stops', () => {
  expect(isWordSalad(readWords(TOLD, '').words)).toBe(false);
  expect(isWordSalad(readWords(TOLD.toLowerCase().replace(/[.,]/g, ''), '').words)).toBe(false);
});

it('finds the same words in no order', () => {
  const words = TOLD.split(' ');
  const salad = words.map((_, index) => words[(index * 17) % words.length]).join(' ');
  expect(isWordSalad(readWords(salad, '').words)).toBe(true);
});

it('says nothing of a short note', () => {
  expect(isWordSalad('check label gap hinge seal closer'.split(' '))).toBe(false);
});
