import { describe, expect, it } from 'vitest';
import { locateQuotes } from './locate-quotes.ts';

const say = (text: string) =>
  text.split(' ').map((word, index) => ({ word, startMs: index * 1000, endMs: index * 1000 + 600 }));
const WORDS = say("so i called the company and i didn't give up and i called again");
const round = (quotes: readonly string[]) =>
  locateQuotes(quotes, WORDS).map(({ quote, fromSeconds, toSeconds }) => [
    quote,
    fromSeconds.toFixed(2),
    toSeconds.toFixed(2),
  ]);

describe('quotes in a recording', () => {
  it('are found where they were said, in the order of the recording', () => {
    expect(round(['I didn’t give up.', 'I called the company'])).toEqual([
      ['I called the company', '0.85', '4.75'],
      ['I didn’t give up.', '5.85', '9.75'],
    ]);
  });

  it('are found at their whole words only', () => {
    expect(round(['I called again'])).toEqual([['I called again', '10.85', '13.75']]);
    expect(round(['i call'])).toEqual([]);
  });

  it.each([
    ['were corrected by hand', ['I phoned the company'], WORDS],
    ['have no words', ['…'], WORDS],
    ['were heard by an engine without times', ['I called the company'], []],
  ])('are left out where they %s', (_, quotes, words) => {
    expect(locateQuotes(quotes, words)).toEqual([]);
  });
});
