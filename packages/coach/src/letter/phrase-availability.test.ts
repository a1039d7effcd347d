import { describe, expect, it } from 'vitest';
import { phraseAvailability } from './phrase-availability.ts';

describe('when a person could begin', () => {
  it.each([
    ['Notice period: 4 weeks', 'My notice period is 4 weeks.'],
    ['My notice is one month.', 'My notice period is one month.'],
    ['Available immediately', 'I am available immediately.'],
    ['Available from 3 March 2027', 'I am available from 3 March 2027.'],
    ['I can begin with six weeks of notice', 'My notice period is six weeks.'],
    ['Home with our son, ready to\n  start again from March', 'I am available from March.'],
    ['References available on request', ''],
    ['Posted notices for two weeks', ''],
  ])('is told of "%s" as "%s"', (text, sentence) => {
    expect(phraseAvailability(text)).toBe(sentence);
  });
});
