import { describe, expect, it } from 'vitest';
import { restoreSentences, restoreText } from './restore-sentences.ts';

/** Words with the seconds of silence after each, as "word" or "word+0.8"; 0.05 s without a number. */
const speak = (text: string) =>
  text.split(' ').map((part) => {
    const [word = '', pause = '0.05'] = part.split('+');
    return { word, pauseSeconds: Number(pause) };
  });
const restore = (text: string) => restoreSentences(speak(text)).join(' ');

describe('spoken words as sentences', () => {
  it('end where the words and a pause agree', () => {
    expect(restore("i worked in a bakery for years+0.9 then i'm the one who closed the shop")).toBe(
      "I worked in a bakery for years. Then I'm the one who closed the shop.",
    );
  });

  it('do not end where a speaker looks for a word', () => {
    expect(restore('we moved the stock to the+1.4 cellar because it was cool')).toBe(
      'We moved the stock to the cellar because it was cool.',
    );
  });

  it('do not end without a pause, nor where no times are known', () => {
    const words = "i worked in a bakery for years then i'm the one who closed the shop";
    expect(restore(words).match(/\./g)).toHaveLength(1);
    const untimed = words.split(' ').map((word) => ({ word, pauseSeconds: null }));
    expect(restoreSentences(untimed).join(' ').match(/\./g)).toHaveLength(1);
  });

  it('have capitals where everybody writes them', () => {
    expect(restore('i told them on monday that i wrote it in sql')).toBe(
      'I told them on Monday that I wrote it in SQL.',
    );
  });

  it('keep each word and its place', () => {
    const words = speak(
      'so i asked+0.8 them twice and+0.9 i waited until+1.1 they came back to me+0.7 that was in june',
    );
    const written = restoreSentences(words);
    expect(written.map((word) => word.toLowerCase().replace('.', ''))).toEqual(words.map(({ word }) => word));
  });

  it('keep few words as they are but for their capital', () => {
    expect(restore('hello there')).toBe('Hello there');
    expect(restoreSentences([])).toEqual([]);
  });
});

describe('a text without marks', () => {
  it('gets its first capital, those of names and a last full stop, and no mark that it may not have', () => {
    expect(restoreText('so i called the customer on friday and i told him that we had lost the parcel')).toBe(
      'So I called the customer on Friday and I told him that we had lost the parcel.',
    );
  });

  it.each([
    ['with marks', 'i called the customer on friday, and i told him that we had lost the parcel'],
    ['with capitals', 'i called Anna on friday and i told her that we had lost the parcel'],
    ['of a few words', 'i called the customer'],
    ['in another language', 'ich habe den kunden angerufen und ihm gesagt dass das paket verloren ist'],
    ['of nothing', ''],
  ])('stays as it is: %s', (_, text) => {
    expect(restoreText(text)).toBe(text);
  });
});
