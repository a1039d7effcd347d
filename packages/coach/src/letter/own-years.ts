import { isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { withArticle } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';
import { SELF_PRAISE } from './self-praise.ts';

const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty';
const ABOUT = '(?:(?:well over|over|more than|nearly|almost|about|around|just under|just over) )?';
const COUNT = String.raw`${ABOUT}(?:\d{1,2}(?:\.5)?\+?|${NUMBERS})`;
const LONGEST_WORDS = 32;
const FEWEST_WORDS = 6;
/** A sentence about oneself with the years in it: "I have 11 years in warehousing", "For nine years I have found people jobs". */
const OWN = new RegExp(
  String.raw`^(?:I have (?:been |worked |done |spent )?(?:[^.;:]{0,80} )?(?:for )?(?:the last )?${COUNT} (?:years|yrs)\b|For (?:the (?:last|past) )?${COUNT} years,? I have \p{Ll})`,
  'u',
);
/** "Six years in shops and cellar doors" lacks "I have". */
const BARE = new RegExp(
  String.raw`^${COUNT} (?:years|yrs) (?:in|on|of|as|at|with|keeping|running|working) [^:;|•]{8,}$`,
  'iu',
);
/** "RN since 2007, more than 10 yrs of it in aged care" lacks "I have been". */
const SINCE = new RegExp(
  String.raw`^(\p{Lu}[\p{L}/ -]{1,40}?) since ((?:19|20)\d\d)((?:, ${COUNT} (?:years|yrs) of (?:it|them|that) (?:in|on|at|with) [^.;:|,]{3,80})?)$`,
  'u',
);
/** "Early childhood educator of 7 years making a switch into marketing" lacks "I am". */
const OF_YEARS = new RegExp(
  String.raw`^(\p{Lu}[\p{L}/ -]{3,60}?) of (${COUNT} (?:years|yrs))((?: (?:making|moving|switching|changing|retraining)\b[^.;:|,]{3,60})?)`,
  'u',
);
const NO_FACT = joinPattern(
  'iu',
  String.raw`\b(?:looking|seeking|want|wish|hope|would like|love|enjoy|passion\p{L}*|believe|years old|married|English|health|sick\p{L}*|unemployed|my (?:mother|father|kids|children))\b`,
);

/** The years of work in a sentence of the resume's first lines, in the person's words; '' for lines without. */
export function tellOwnYears(line: string): string {
  const text = (line.split(/[:;]\s|\s[–—]\s/u)[0] ?? '').trim().replace(/[\s.;,:]+$/u, '');
  const count = text.split(' ').length;
  if (count < FEWEST_WORDS || count > LONGEST_WORDS || NO_FACT.test(text) || SELF_PRAISE.test(text)) return '';
  const told = toldYears(text).replace(/\byrs\b/gu, 'years');
  return told === '' ? '' : `${told}.`;
}

function toldYears(text: string): string {
  if (OWN.test(text)) return text;
  if (BARE.test(text)) return `I have ${lowerFirst(text)}`;
  const [since, office = '', year = '', behind = ''] = SINCE.exec(text) ?? [];
  if (since !== undefined && (isTitle(office) || /^\p{Lu}{2,4}$/u.test(office)))
    return `I have been ${/^RN$|^\p{Lu}[^\p{Ll}]/u.test(office) ? withSpelled(office) : withArticle(lowerFirst(office))} since ${year}${behind}`;
  const [whole, title = '', years = '', change = ''] = OF_YEARS.exec(text) ?? [];
  return whole !== undefined && isTitle(title) ? `I am ${withArticle(lowerFirst(title))} of ${years}${change}` : '';
}

/** "an RN": the letter is said by its name. */
const withSpelled = (name: string): string => `${/^[AEFHILMNORSX]/u.test(name) ? 'an' : 'a'} ${name}`;
