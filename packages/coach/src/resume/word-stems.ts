const IRREGULAR = new Map([
  ['taught', 'teach'],
  ['led', 'lead'],
  ['sold', 'sell'],
  ['built', 'build'],
  ['wrote', 'write'],
  ['written', 'write'],
  ['ran', 'run'],
  ['drove', 'drive'],
  ['kept', 'keep'],
  ['bought', 'buy'],
]);
const SHORTEST_STEM = 4;
/** Endings of deeds and of those who do them, the longest first: "accountant", "accounting" and "accounts" are of one stem. */
const ENDINGS =
  /(?:ational|ations?|ative|ements?|ments?|itions?|ions?|ings?|ants?|ators?|ers?|ors?|ists?|ians?|ives?|ed|es|e|s|y)$/u;

/** The common part of the forms of a word: "managing", "managed" and "management", or "investigate" and "investigations". */
export function stemOf(word: string): string {
  const plain = IRREGULAR.get(word) ?? word;
  // "Administer" and "administration" differ by a vowel, "investigate" and "investigation" by "at", "plan" and "planning" by a letter.
  const bare = plain.replace(ENDINGS, '').replace(/er$/u, 'r');
  const stem = bare.length > SHORTEST_STEM ? bare.replace(/at$/u, '').replace(/([^aeiouls])\1$/u, '$1') : bare;
  if (stem.length >= SHORTEST_STEM) return stem;
  // "File" and "filing" keep three letters, and the e sets "care" apart from "car".
  if (stem.length === SHORTEST_STEM - 1 && stem !== plain) return `${stem}e`;
  return plain.slice(0, Math.max(SHORTEST_STEM, stem.length));
}
