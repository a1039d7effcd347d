import words from '../../data/skills/phrase-words.json' with { type: 'json' };

type PhraseWords = { generic: string[]; stops: string[]; unnamed: string[]; emptyAlone: string[] };
const { generic, stops, unnamed, emptyAlone } = words as unknown as PhraseWords;

/** Comparable forms (see `normalizeWord`) of words that say nothing by themselves in a demand. */
export const GENERIC_WORDS = new Set(generic);
/** Words at which a noun phrase ends. */
export const PHRASE_STOPS = new Set(stops);
/** Capital words that are no skills: places, degrees, conditions of work, departments. */
export const UNNAMED_THINGS = new Set(unnamed);
/** Words that are a heading or an advantage where they are alone, and ask for nothing: a point "Safety". */
export const EMPTY_ALONE = new Set(emptyAlone);
