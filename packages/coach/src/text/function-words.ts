import words from '../../data/text/function-words.json' with { type: 'json' };

/** Words that carry grammar rather than content. Half of all English speech is made of them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(words);
