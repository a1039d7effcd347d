const IRREGULAR = new Map([
  ['taught', 'teach'],
  ['led', 'lead'],
  ['sold', 'sell'],
  ['built', 'build'],
  ['wrote', 'writ'],
  ['written', 'writ'],
  ['ran', 'run'],
  ['drove', 'driv'],
  ['kept', 'keep'],
  ['bought', 'buy'],
]);
const SHORTEST_STEM = 4;
/** Endings of deeds and of those who do them, the longest first: "accountant", "accounting" and "accounts" are of one stem. */
const ENDINGS =
  /(?:ational|ations?|ative|ements?|ments?|itions?|ions?|ings?|ants?|ators?|ers?|ors?|ists?|ians?|ives?|ed|es|e|s|y)$/u;

/** What is alike in the forms of a word: "managing", "managed" and "management", or "litigation" and "litigate". */
export function stemOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  // "administer" and "administration" differ by a vowel.
  const stem = word.replace(ENDINGS, '').replace(/er$/u, 'r');
  return stem.length < SHORTEST_STEM ? word.slice(0, Math.max(SHORTEST_STEM, stem.length)) : stem;
}
