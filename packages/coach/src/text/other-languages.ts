import words from '../../data/text/other-languages.json' with { type: 'json' };

/** Frequent words of other languages that are not English words, for telling the language of an answer. */
export const OTHER_LANGUAGE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(words).map(([language, list]) => [language, new Set(list)]),
);
