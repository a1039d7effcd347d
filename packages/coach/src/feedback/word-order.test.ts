import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';
import { isFluent, isWordSalad } from './word-order.ts';

const TOLD =
  'We had a queue to the door on Friday and the till went down. I told the people at the front what had happened, wrote the prices on paper and took ' +
  'cash from those who had it. Then I rang my manager because I did not know the code, and she told me how to start it again. It took ten minutes, and ' +
  'only one person left. After that I asked for the code to be put on the wall, so that nobody has to ring at night.';

const isSalad = (text: string) => isWordSalad(readWords(text, ''));
const scatter = (text: string, step: number) => {
  const words = text.replace(/[.,]/g, '').split(' ');
  return words.map((_, index) => words[(index * step) % words.length]).join(' ');
};

it('knows sentences as they are spoken, with or without stops', () => {
  expect(isSalad(TOLD)).toBe(false);
  expect(isSalad(TOLD.toLowerCase().replace(/[.,]/g, ''))).toBe(false);
  expect(isFluent(readWords(TOLD, ''))).toBe(true);
});

it('knows a learner who leaves out articles', () => {
  expect(isSalad(TOLD.replace(/\b(?:the|a) /g, ''))).toBe(false);
});

it('finds the same words in no order, also of a short answer', () => {
  expect(isSalad(scatter(TOLD, 17))).toBe(true);
  const short =
    'I turn off the gas first, then I open the windows and ask everybody to go outside before I ring the supplier';
  expect(isSalad(short)).toBe(false);
  expect(isSalad(scatter(short, 8))).toBe(true);
});

it('says nothing of short notes and of lists', () => {
  expect(isSalad('check label gap hinge seal closer')).toBe(false);
  expect(
    isSalad(
      'Front brake, rear brake, chain, tyre pressure, lights, bell, saddle height, loose bolts, gears, reflectors, pedals, rack',
    ),
  ).toBe(false);
});
