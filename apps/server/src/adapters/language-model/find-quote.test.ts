import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuote } from './find-quote.ts';

const ANSWER = 'So I asked   the team.\nWe didn’t agree, but "together" we shipped it.';

describe('a quote', () => {
  it.each([
    ['so i asked the team', 'So I asked   the team'],
    ["we didn't agree", 'We didn’t agree'],
    ["“the team. We didn't agree…”", 'the team.\nWe didn’t agree'],
    ['... "together" we shipped it', 'together" we shipped it'],
  ])('%s is found with the words of the answer', (quote, found) => {
    expect(findQuote(quote, ANSWER)).toBe(found);
  });

  it.each(['I told the team', 'asked team', '', '"', 'a', 'we shipped it twice'])('%j is not there', (quote) => {
    expect(findQuote(quote, ANSWER)).toBeNull();
  });

  it.each([
    ['Excel', 'Excellent communicator'],
    ['Java', 'JavaScript, TypeScript'],
    ['Scala', 'built scalable services'],
    ['React', 'a reactive system'],
    ['Rust', 'a trusted adviser'],
    ['Spark', 'sparked interest'],
    ['C', 'C++ and C#'],
    ['R', 'HR and PR, r'],
    ['Go', 'go to market'],
  ])('"%s" is not in "%s"', (name, source) => expect(findQuote(name, source)).toBeNull());

  it.each([
    ['R', 'SQL, R, Stata'],
    ['C#', 'C++ and C#.'],
    ['Go', 'services in Go and Rust'],
    ['excel', 'Word and Excel'],
  ])('"%s" is in "%s"', (name, source) => expect(findQuote(name, source)?.toLowerCase()).toBe(name.toLowerCase()));

  it('that is found always stands in the answer, whatever the texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (quote, answer) => {
        const found = findQuote(quote, `${answer} ${quote} ${answer}`);
        expect(found === null || `${answer} ${quote} ${answer}`.includes(found)).toBe(true);
      }),
    );
  });
});
