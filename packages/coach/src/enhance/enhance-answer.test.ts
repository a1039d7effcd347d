import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUNCTION_WORDS } from '../text/function-words-data.ts';
import { tokenize } from '../text/tokens.ts';
import { enhanceAnswer } from './enhance-answer.ts';

const QUESTION = 'Tell me about a time you demonstrated leadership.';
const SPOKEN =
  'um so in the end we came in third out of forty teams but yeah let me start at the beginning last year i was the captain of the uh robotics team and our robot broke two days before the competition so i i called everyone together and um we split up the work and i rebuilt the the gear box and i learned that you have to stay calm';

const withoutGaps = (text: string) => text.replace(/\[[^\]]*\]/g, ' ');

describe('an enhanced answer', () => {
  it('tells the own facts in order, without fillers and false starts', () => {
    const enhanced = enhanceAnswer({ question: QUESTION, answer: SPOKEN });
    expect(enhanced.indexOf('captain')).toBeLessThan(enhanced.indexOf('rebuilt'));
    expect(enhanced.indexOf('rebuilt')).toBeLessThan(enhanced.indexOf('third out of forty'));
    expect(enhanced.indexOf('third out of forty')).toBeLessThan(enhanced.indexOf('stay calm'));
    expect(enhanced).not.toMatch(/\b(um|uh)\b|\bI i\b|\bthe the\b/i);
  });

  it('marks what was not said as gaps', () => {
    const enhanced = enhanceAnswer({
      question: QUESTION,
      answer: 'At the library I sorted the returns by floor and I wrote a plan for everyone. In the end it worked.',
    });
    expect(enhanced).toContain('[the result, as a number]');
    expect(enhanced).toContain('[what you learned from it]');
  });

  it('leaves a story in its own order, so that "it" and "which" keep their meaning', () => {
    const told =
      'A bakery called us because their breaker tripped every night. I clamped each circuit. I moved the mixer to another phase, which cost them 240 dollars. It has not tripped in a year.';
    const sentences = enhanceAnswer({ question: 'Tell me about a challenging problem you solved.', answer: told });
    expect(withoutGaps(sentences).replace(/\s+/g, ' ').trim()).toBe(told);
  });

  it('drops closers that say nothing and keeps a name', () => {
    const enhanced = enhanceAnswer({
      question: 'Tell me about yourself.',
      answer: "I'm Hannah. I row on the novice crew and I just joined a lab that works on batteries. It was good.",
    });
    expect(enhanced).toContain("I'm Hannah.");
    expect(enhanced).not.toContain('It was good');
  });

  it('is all gaps when there is nothing to build on', () => {
    expect(
      withoutGaps(enhanceAnswer({ question: QUESTION, answer: 'asdf qwlekj zxmcn asldkj qwoieu zmxncb' })).trim(),
    ).toBe('');
  });

  it('orders a technical answer as definition, workings, example and price', () => {
    const enhanced = enhanceAnswer({
      question: 'What is a cache?',
      answer:
        'The downside is that data may be stale. For example we used Redis at work. A cache is a fast store for copies of data.',
    });
    expect(enhanced).toMatch(/Redis[\s\S]*downside/);
    expect(enhanced).toContain('[how it works, step by step]');
  });

  it('never holds a content word that was not said', () => {
    const words = [...SPOKEN.split(' '), 'Boston.', 'salad,', '42%', 'because', 'and', 'result'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 80 }), (chosen) => {
        const answer = chosen.join(' ');
        const said = new Set(tokenize(answer).map((token) => token.word));
        const told = tokenize(withoutGaps(enhanceAnswer({ question: QUESTION, answer }))).map((token) => token.word);
        expect(told.filter((word) => !said.has(word) && !FUNCTION_WORDS.has(word))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
