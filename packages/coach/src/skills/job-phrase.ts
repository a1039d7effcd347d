import { GENERIC_WORDS } from './job-phrase-words-data.ts';
import type { Token } from './tokenize.ts';

/** A phrase of a job description that no lexicon knows; `start` and `end` are offsets into the clause. */
export type JobPhrase = { text: string; start: number; end: number; category: 'hard' | 'soft' };

const MIN_LETTERS = 3;

/** A phrase without general words at its end and, unless it begins with a verb, at its beginning. */
export function toPhrase(
  clause: string,
  words: Token[],
  category: 'hard' | 'soft',
  isLedByVerb = false,
): JobPhrase | undefined {
  const kept = [...words];
  while (!isLedByVerb && kept.length > 0 && GENERIC_WORDS.has(kept[0]?.word ?? '')) kept.shift();
  while (kept.length > 0 && GENERIC_WORDS.has(kept.at(-1)?.word ?? '')) kept.pop();
  const first = kept[0];
  const last = kept.at(-1);
  const hasContent = kept.some(
    (token) => !GENERIC_WORDS.has(token.word) && !/^\d/u.test(token.word) && token.word.length >= MIN_LETTERS,
  );
  if (!first || !last || !hasContent) return undefined;
  return { text: clause.slice(first.start, last.end), start: first.start, end: last.end, category };
}
