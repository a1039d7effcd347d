import { describe, expect, it } from 'vitest';
import { measureWordErrorRate } from './word-error-rate.ts';

describe('measureWordErrorRate', () => {
  it.each([
    ['nothing is wrong when every word was heard', 'we met every morning', 'we met every morning', 0],
    ['case, punctuation and apostrophes do not count', 'Yes, I didn’t!', "yes i didn't", 0],
    ['a digit is the same as its word', 'five people', '5 people', 0],
    ['one word of four heard differently', 'we met every morning', 'we let every morning', 0.25],
    ['one word of four left out', 'we met every morning', 'we met morning', 0.25],
    ['one word invented', 'we met every morning', 'we met on every morning', 0.25],
    ['nothing heard is all wrong', 'we met every morning', '', 1],
    ['more invented words than were said', 'yes', 'we met every', 3],
    ['words heard where nothing was said', '', 'the the', 1],
    ['silence heard as silence', '', '', 0],
  ])('%s', (_, said, heard, rate) => {
    expect(measureWordErrorRate(said, heard)).toBe(rate);
  });

  it('finds the cheapest alignment when words are shifted', () => {
    expect(measureWordErrorRate('a b c d e', 'x a b c d e')).toBe(0.2);
  });
});
