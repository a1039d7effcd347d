import words from '../../data/questions/title-words.json' with { type: 'json' };

type TitleWords = {
  /** Words of rank, which say nothing of the work: "senior", "trainee". */
  ranks: readonly string[];
  /** Words of employment: "full", "time", "remote". */
  noise: readonly string[];
  /** Heads of people who lead others; one may represent another. */
  leads: readonly string[];
  /** Heads of people who learn or help with an occupation that is named before. */
  learners: readonly string[];
  /** Heads that say nothing without the words before them: "analyst", "officer". */
  generic: readonly string[];
  /** Groups of heads that represent one another after the same modifiers. */
  headSynonyms: readonly (readonly string[])[];
  abbreviations: Readonly<Record<string, string>>;
  /** British spellings and forms for one sex, to the one that is compared. */
  spellings: Readonly<Record<string, string>>;
  /** Fields that name an occupation when only a word of rank or learning is beside them: "marketing intern". */
  fieldNouns: Readonly<Record<string, string>>;
};

const DATA = words as unknown as TitleWords;

export const RANKS: ReadonlySet<string> = new Set(DATA.ranks);
export const NOISE: ReadonlySet<string> = new Set(DATA.noise);
export const LEADS: ReadonlySet<string> = new Set(DATA.leads);
export const LEARNERS: ReadonlySet<string> = new Set(DATA.learners);
export const GENERIC_HEADS: ReadonlySet<string> = new Set(DATA.generic);
export const HEAD_SYNONYMS = DATA.headSynonyms;
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(Object.entries(DATA.abbreviations));
export const SPELLINGS: ReadonlyMap<string, string> = new Map(Object.entries(DATA.spellings));
export const FIELD_NOUNS: ReadonlyMap<string, string> = new Map(Object.entries(DATA.fieldNouns));
