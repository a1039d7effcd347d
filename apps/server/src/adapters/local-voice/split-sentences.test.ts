import { describe, expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe('splitSentences', () => {
  it('leaves a short text whole', () => {
    expect(splitSentences(' Tell me about yourself? Take your time. ')).toEqual([
      'Tell me about yourself? Take your time.',
    ]);
  });

  it('cuts a long text between sentences and loses nothing', () => {
    const text = Array.from({ length: 40 }, (_, index) => `This is sentence number ${index}.`).join(' ');
    const parts = splitSentences(text);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every((part) => part.length <= 400 && part.endsWith('.'))).toBe(true);
    expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(text));
  });

  it.each([
    ['between words where a sentence has no end', 'and so on '.repeat(200)],
    ['anywhere where a word has no end', 'a'.repeat(1500)],
    ['anywhere where lines have no words', `${'-'.repeat(900)}\n${'🙂'.repeat(500)}`],
  ])('cuts %s', (_, text) => {
    const parts = splitSentences(text);
    expect(parts.every((part) => part.length <= 800)).toBe(true);
    expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(text));
  });

  it('says nothing for nothing', () => {
    expect(splitSentences(' \n ')).toEqual([]);
  });
});
