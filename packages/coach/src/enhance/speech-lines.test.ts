import { describe, expect, it } from 'vitest';
import { isBareSpeech, toSpeechLines } from './speech-lines.ts';

const linesOf = (text: string) => toSpeechLines(text).map((line) => line.text);

describe('speech without stops', () => {
  it('is told by its marks, and by words that are known', () => {
    const bare = 'so i asked them twice and they came and it rained all day on the roof '.repeat(3);
    expect(isBareSpeech(bare)).toBe(true);
    expect(isBareSpeech(bare.replaceAll('roof', 'roof.'))).toBe(false);
    expect(isBareSpeech('und dann habe ich den schlüssel gesucht '.repeat(8))).toBe(false);
    expect(isBareSpeech('i rang him')).toBe(false);
  });

  it('gets a line where a clause begins, also where no word joins it', () => {
    expect(
      linesOf(
        'it was sunday lunch and i was on the sauces we had three hours so i told the head chef straight off and he put me on the eggs next to him ' +
          'nobody at the wedding noticed',
      ),
    ).toEqual([
      'it was sunday lunch',
      'and i was on the sauces we had three hours',
      'so i told the head chef straight off',
      'and he put me on the eggs next to him',
      'nobody at the wedding noticed',
    ]);
  });

  it.each([
    ['a number', 'i had two hours and a half left of the shift'],
    ['a slip for "their"', 'both of them write down the number and there name on the sheet'],
    ['what a word governs', 'the lady on the ground floor said it is fine for all of us'],
  ])('is not cut within %s', (_, text) => {
    expect(linesOf(text)).toEqual([text]);
  });

  it('loses no word, and knows where each line is', () => {
    const text =
      '  so i asked them twice um and they came because it rained then we left and the boss was glad of it  '.repeat(9);
    const lines = toSpeechLines(text);
    expect(
      lines
        .map((line) => line.text)
        .join(' ')
        .split(/\s+/),
    ).toEqual(text.trim().split(/\s+/));
    for (const { text: line, start, end } of lines) expect(text.slice(start, end).trim()).toBe(line);
  });
});
