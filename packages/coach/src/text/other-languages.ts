import words from '../../data/text/other-languages.json' with { type: 'json' };
import { COMMON_WORDS } from './common-words.ts';
import { FUNCTION_WORDS } from './function-words.ts';

/** Frequent words of other languages that are not English words, for telling the language of an answer. */
const OTHER_LANGUAGE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(words).map(([language, list]) => [language, new Set(list)]),
);

/** The share of these words, in lower case, that are frequent in one other language and not in English; of the language with most. */
export function shareOfOtherLanguage(texts: readonly string[]): number {
  const unknown = texts.filter((word) => !FUNCTION_WORDS.has(word) && !COMMON_WORDS.has(word));
  const counts = Object.values(OTHER_LANGUAGE_WORDS).map((list) => unknown.filter((word) => list.has(word)).length);
  return Math.max(...counts) / Math.max(1, texts.length);
}
