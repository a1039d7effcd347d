import { COMMON_WORDS } from '../text/common-words.ts';

const LONG = 4;
const SMALL = /^(?:of|and|the|for|in|at|to|with)$/iu;
/** Three letters that no abbreviation is likely to have: "INN", "OAK". */
const SHORT_WORD = /^(?:[AEIOU]([B-DF-HJ-NP-TV-Z])\1|(?:OA|EA|AI|OU|EE|OW)[B-DF-HJ-NP-TV-Z])$/u;
const VOWEL = /[AEIOUY]/u;

/** A word in capitals as it is written in a name: short words and those without a vowel are abbreviations. */
export function calmWord(word: string): string {
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (word !== word.toUpperCase() || letters === '') return word;
  const isKnown = letters.length === 3 && (SHORT_WORD.test(letters) || COMMON_WORDS.has(letters.toLowerCase()));
  const isWord = letters.length >= LONG && VOWEL.test(letters);
  return isWord || isKnown ? inTitleCase(word) : word;
}

/** Words of three letters that titles have and that are no abbreviations: "BUS DRIVER". */
const OF_TITLES =
  /^(?:BUS|BAR|GAS|VAN|TAX|LAW|PUB|LAB|SPA|DOG|CAR|TEA|ICE|OIL|AIR|ART|CAB|EYE|GYM|ZOO|NEW|KEY|DAY|BOX|TOP)$/u;
/** A short word of a title in capitals may be an abbreviation. */
export const isAbbreviation = (word: string): boolean => word.length < LONG && !OF_TITLES.test(word);

const inTitleCase = (word: string): string =>
  word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** Two words or more in capitals within a text ("STAFF NURSE, Medical Ward") as titles are written; "NHS RN" stays. */
export const calmRuns = (text: string): string =>
  text.replace(RUN, (run) => {
    const words = run.split(' ');
    const long = words.filter((word) => word.replace(/[^\p{L}]/gu, '').length >= LONG && VOWEL.test(word));
    if (long.length < FEWEST_LONG) return run;
    return words.map((word, at) => (at > 0 && SMALL.test(word) ? word.toLowerCase() : calmWord(word))).join(' ');
  });
const FEWEST_LONG = 2;
const RUN = /(?<![\p{L}\d])\p{Lu}[\p{Lu}'’&/.-]*(?: (?:&|\p{Lu}[\p{Lu}'’&/.-]*))+(?![\p{L}\d])/gu;
