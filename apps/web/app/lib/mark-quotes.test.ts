import { describe, expect, it } from 'vitest';
import { markQuotes, numberQuotes } from './mark-quotes.ts';

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

  it('gives a quoted part the numbers of its remarks', () => {
    const quotes = ['shipped on time', 'I led the team', 'We shipped on', 'learned a lot'];
    const numbers = numberQuotes(ANSWER, quotes.slice(0, 3));
    expect(
      markQuotes(ANSWER, quotes, numbers)
        .filter(({ isQuoted }) => isQuoted)
        .map(({ text, numbers }) => [text, numbers]),
    ).toEqual([
      ['I led the team', [1]],
      ['We shipped on time', [2, 3]],
      ['learned a lot', []],
    ]);
  });
});

describe('numberQuotes', () => {
  it('counts in the order of the answer and leaves out what is not in it', () => {
    const numbers = numberQuotes(ANSWER, ['learned a lot', 'I was alone', 'I led', '', 'I led']);
    expect([...numbers]).toEqual([
      ['I led', 1],
      ['learned a lot', 2],
    ]);
  });
});
