import { expect, it } from 'vitest';
import { spellOut } from './spell-out.ts';

it('writes shorthand out', () => {
  expect(spellOut('I roomed 15 pts per day w/ one nurse, approx. 6 a yr.')).toBe(
    'I roomed 15 patients per day with one nurse, about 6 a year.',
  );
  expect(spellOut('M&S and R & D at Elm & Oak')).toBe('M&S and R & D at Elm & Oak');
});
