import { describe, expect, it } from 'vitest';
import { enhanceAnswer } from './enhance-answer.ts';
import { countWords, fitNinetySeconds } from './ninety-seconds.ts';
import type { WeighedSentence } from './shorten-answer.ts';

const words = (count: number, name: string): string =>
  `${Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ')}.`;
const shorten = (sentences: readonly WeighedSentence[]) => fitNinetySeconds(sentences)?.sentences.join(' ');

describe('the version of 90 seconds', () => {
  const told: WeighedSentence[] = [
    { text: `We opened the hall, ${words(56, 'begin')}`, weight: 0.3, part: 'situation' },
    { text: `The heating hummed, ${words(36, 'dull')}`, weight: 0.05 },
    { text: `I called the fitter, ${words(66, 'act')}`, weight: 0.9, part: 'action' },
    { text: `The street was wet, ${words(36, 'rain')}`, weight: 0.06 },
    { text: `The hall was warm at ten, ${words(56, 'end')}`, weight: 0.8, part: 'result' },
  ];

  it('leaves out what weighs least, no more than it has to, and says how long it takes', () => {
    const short = fitNinetySeconds(told);
    expect(short?.sentences).toEqual(
      [0, 2, 3, 4].map((at) => told[at]?.text).filter((text) => !text?.includes('rain')),
    );
    expect(short?.seconds).toBe(75);
  });

  it('is not made of an answer that fits', () => {
    expect(fitNinetySeconds(told.slice(0, 3))).toBeUndefined();
  });

  it('keeps the sentence that brings in the person whom others mean', () => {
    const sentences: WeighedSentence[] = [
      { text: words(60, 'opening'), weight: 0.3 },
      { text: `A man came to the desk, ${words(40, 'came')}`, weight: 0.05 },
      { text: `My wife was in the shop, ${words(40, 'wife')}`, weight: 0.1 },
      { text: `I told him the price, ${words(80, 'told')}`, weight: 1, part: 'action' },
      { text: words(30, 'plain'), weight: 0.2 },
    ];
    expect(shorten(sentences)).toContain('A man came');
  });

  it('stands below a story with its length', () => {
    const answer = told.map(({ text }) => text).join(' ');
    const pieces = told.map(({ text, ...known }) => {
      const start = answer.indexOf(text);
      return { ...known, start, end: start + text.length };
    });
    expect(enhanceAnswer({ answer, pieces })).toMatch(/\n\nIn \d\d seconds:\n\n/);
  });

  it('is not made of a method, whose steps all count: its time is told', () => {
    const answer = told.map(({ text }) => text).join(' ');
    const enhanced = enhanceAnswer({ answer });
    expect(enhanced).not.toMatch(/seconds:/);
    expect(enhanced).toMatch(/\[At an easy pace this takes about \d+ seconds\.\]$/);
  });

  it('fits into 90 seconds whatever is said', () => {
    const texts = Array.from(
      { length: 30 },
      (_, at) => `I took crate ${at} to the yard and he told me that it was full.`,
    );
    const short = fitNinetySeconds(texts.map((text) => ({ text, weight: 0.5 })));
    if (short) expect(countWords(short.sentences.join(' '))).toBeLessThanOrEqual(230);
  });
});
