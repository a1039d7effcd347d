import { describe, expect, it } from 'vitest';
import { markQuotes } from './mark-quotes.ts';

const ANSWER = 'I led the team. We shipped on time, and we learned a lot.';
const marked = (quotes: string[]) =>
  markQuotes(ANSWER, quotes)
    .filter(({ isQuoted }) => isQuoted)
    .map(({ text }) => text);

describe('markQuotes', () => {
  it.each([
    ['nothing', [], []],
    ['one quote', ['We shipped on time'], ['We shipped on time']],
    ['quotes in the order of the answer', ['we learned', 'I led'], ['I led', 'we learned']],
    ['overlapping quotes as one', ['We shipped on', 'shipped on time'], ['We shipped on time']],
    ['a quote inside of another as one', ['We shipped on time', 'shipped'], ['We shipped on time']],
    ['no quote that is not there', ['I was alone', ''], []],
  ])('marks %s', (_, quotes, expected) => {
    expect(marked(quotes)).toEqual(expected);
    expect(
      markQuotes(ANSWER, quotes)
        .map(({ text }) => text)
        .join(''),
    ).toBe(ANSWER);
  });
});
