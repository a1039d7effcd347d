import { describe, expect, it } from 'vitest';
import { endsSentence } from './ends-sentence.ts';

describe('words before a silence', () => {
  it.each([
    'I talked to each of the drivers in the morning',
    'We finished two weeks early and the customer was happy.',
    'so I called the depot at once',
  ])('may be a finished sentence: %s', (words) => expect(endsSentence(words)).toBe(true));

  it.each([
    'I led the team for the',
    'so I asked my colleague if',
    'and I told him that I was',
    'my manager showed me how',
    'It was me.',
  ])('are not one: %s', (words) => expect(endsSentence(words)).toBe(false));
});
