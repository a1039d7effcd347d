import words from '../../data/text/common-words.json' with { type: 'json' };

/** The everyday English words, function words apart. A word that is not listed makes an answer more specific. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(words);
