import { describe, expect, it } from 'vitest';
import { EMPTY_ALONE, GENERIC_WORDS, PHRASE_STOPS, UNNAMED_THINGS } from './phrase-words.ts';

describe('the words of phrases', () => {
  it.each(Object.entries({ GENERIC_WORDS, PHRASE_STOPS, UNNAMED_THINGS, EMPTY_ALONE }))(
    '%s has single words in small letters',
    (_, list) => {
      expect(list.size).toBeGreaterThan(10);
      for (const word of list) expect(word).toMatch(/^[\p{Ll}\d.'’+-]+$/u);
    },
  );
});
