import { joinPattern } from '../text/join-pattern.ts';
import { shareOfOtherLanguage } from '../text/other-languages.ts';

/** Addresses, how applicants are chosen, and where one lives: the advertisement says it, and it is no work. */
const OF_APPLYING = joinPattern(
  'iu',
  String.raw`@|\bhttps?:|\bwww\.|\b\p{L}+\.(?:com|org|net|example|co\.uk)\b`,
  String.raw`|\b(?:shall|will|would) (?:have|be given) (?:priority|preference|weightage|an advantage)\b|\b(?:priority|preference|weightage|added advantage)\b`,
  String.raw`|\b(?:resid(?:e|es|ing|ent)|relocat(?:e|es|ing|ion)|commut(?:e|ing)|live (?:in|within|near|close|locally)|living (?:in|within|near))\b(?! (?:care|support|staff))`,
  String.raw`|\b(?:passports?|visas?|work permits?|photos? of yourself|cover(?:ing)? letter|curriculum vitae|CVs?)\b`,
);
const MOST_FOREIGN = 0.13;
/** "The craft behind" was cut from its noun. */
const LOOSE_END =
  /\s(?:behind|of|in|with|to|for|at|from|by|on|and|or|the|an?|without|between|among|shall|will|clear|safe|high|good|strong|full|new|regular|daily|own|other|latest|either)$/iu;
/** "Either a buying house", "projects at a time": the other half or the number was cut off. */
const HALF =
  /\beither\b(?!.*\bor\b)|^(?!.*\b(?:\d+|one|two|three|four|five|six|several|many)\b).*\bat a time$|\bboth\b(?!.*\band\b)/iu;
/** "An of four shifts", "a shift of eleven": a noun was lost. */
const LOST_NOUN = joinPattern(
  'iu',
  String.raw`\b(?:an?|the|our|your|their)\s+(?:of|in|with|to|for|at|from|by|on|and|or)\s`,
  String.raw`|\sof (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)$`,
);
/** What the advertisement says within a question, from which the language is told. */
const WORD = /[\p{L}]+/gu;

/** False for a phrase of an advertisement that is about applying or living somewhere, or in another language than the question. */
export function isSoundSubject(phrase: string): boolean {
  if (OF_APPLYING.test(phrase) || LOOSE_END.test(phrase) || HALF.test(phrase) || LOST_NOUN.test(phrase)) return false;
  const words = phrase.toLowerCase().match(WORD) ?? [];
  const accented = words.filter((word) => /[^a-z]/u.test(word)).length;
  return shareOfOtherLanguage(words) < MOST_FOREIGN && accented < MOST_ACCENTED;
}
/** One may be a name or a loan word. */
const MOST_ACCENTED = 2;
