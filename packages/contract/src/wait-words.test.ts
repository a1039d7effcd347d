import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [0.2, 'in a moment'],
  [10, 'in a moment'],
  [40, 'in 40 seconds'],
  [90.5, 'in 2 minutes'],
  [3000, 'in 50 minutes'],
  [9000, 'in 3 hours'],
  [80_000, 'in 23 hours'],
  [86_400, 'tomorrow at this time'],
])('a wait of %d seconds is told as "%s"', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
