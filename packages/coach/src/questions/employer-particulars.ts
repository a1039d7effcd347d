import { contentStems } from '../text/content-stems.ts';
import { isShortDuty } from './bare-verbs.ts';

const WEEKDAY = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)';
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)(?! \\p{Ll}+s\\b)';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${WEEKDAY}|${MONTH})(?: \\d{4}|\\b)(?: (?:mornings?|afternoons?|evenings?|nights?))?`;
/** What may follow a phrase that goes. */
const END = String.raw`(?=$|,|\s(?:and|or|in|on|at|to|for|with|by|from|about|after|before)\b)`;
/** "For our website and social media" goes as a whole. */
const END_OF_ALL = END.replace('and|or|', '');
const PARTICULARS = [
  // "On Thursdays", "in May-June", "by 31 March 2027", "from 2027".
  new RegExp(
    [
      `,? (?:on|every|each|by|from|until|in|during|before|since|between|for|late|early) (?:the )?(?:(?:early|late|mid|first|last|second|next|end of) )?${DATE}`,
      `(?:(?:,| and| to| or|[-–])[ ]?${DATE}){0,4}${END}`,
      String.raw`|,? (?:by|before|on|until|from) the \d{1,2}(?:st|nd|rd|th)(?: of (?:each|every|the) (?:month|quarter|year))?${END}`,
      String.raw`|,? (?:in|from|by|since|until|during) (?:early |late |spring |summer |autumn |winter )?20\d\d(?=$|,|\s)`,
      String.raw`|,? (?:at|by|from|before|until|around) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)?(?: sharp)?${END}(?<=\d|m|k|p)`,
    ].join(''),
    'gu',
  ),
  // "In close cooperation with our Executive Chef", "with our product developer Mika".
  new RegExp(
    [
      ',? (?:(?:in (?:\\p{Ll}+ )?(?:cooperation|co-operation|collaboration|consultation|partnership|conjunction|coordination|agreement|contact) with|together with|alongside|along with',
      `|with|under|for|to|from|(?:\\p{Ll}+(?:ed|en|wn|ught) )?by|beside|at) (?:our|your) (?!own\\b)|(?:with|for|under|alongside`,
      `|together with) the (?=(?:\\p{L}+ ){0,2}?\\p{Ll}+(?:er|or|ist|man|ef|ead) \\p{Lu}\\p{Ll}))[^,]{2,50}?${END_OF_ALL}`,
    ].join(''),
    'gu',
  ),
  // "At the Leeds depot", "for Bolton Foods Ltd".
  new RegExp(
    [
      String.raw`,? (?:in|at|across|near|for|from) (?:the |our |your )?(?:\p{Lu}[\p{L}-]+ ){1,3}(?:site|depot|plant|office|store|shop|branch|warehouse|yard|clinic|school|workshop`,
      `|factory|campus|centre|center|terminal|hub|Ltd|Limited|Inc|GmbH|AG|AS|AB|plc|LLC)${END}`,
      String.raw`|,? at \p{Lu}[\p{Ll}-]+(?: \p{Lu}[\p{Ll}-]+){0,2}${END}`,
    ].join(''),
    'gu',
  ),
];
const FEWEST_WORDS = 3;
const FEWEST_STEMS = 2;
const VERB_AND_THINGS = /^\p{Ll}+ \p{L}{3,}(?:[^s]s|tions?|ments?)$/u;
/** Without its partner the verb says nothing. */
const NEEDS_PARTNER =
  /^(?:work|liaise|talk|speak|meet|report|cooperate|collaborate|coordinate|assist|help|deputise|stand in|hand over|deal|sit|travel|move|go|come)\b(?! (?:the|an?|all|with|on|to|in)\b)/u;

/** A duty without days, dates, places, partners and clients of this employer, each where the rest is whole. */
export function withoutParticulars(duty: string): string {
  return PARTICULARS.reduce((text, pattern) => {
    const short = text.replace(pattern, '').replace(/[\s,]+$/u, '');
    return isWhole(short) ? short : text;
  }, duty);
}

function isWhole(text: string): boolean {
  const isLongEnough = text.split(/\s+/u).length >= FEWEST_WORDS || VERB_AND_THINGS.test(text) || isShortDuty(text);
  return isLongEnough && contentStems(text).length >= FEWEST_STEMS && !NEEDS_PARTNER.test(text);
}

/** A day, a month, or a person or thing of this house is left. */
export const hasParticular = (duty: string): boolean => LEFT.test(duty);
const LEFT = new RegExp(
  [
    String.raw`\b${WEEKDAY}\b|\b(?:in|by|from|until|since|during|on) (?:\p{Ll}+ )?${MONTH}\b|\byour (?:\p{Ll}+ ){0,2}\p{Lu}`,
    String.raw`|\bthe (?:\p{Ll}+ ){0,2}\p{Ll}+(?:er|or|ist|ef) \p{Lu}\p{Ll}|\bthe (?:\p{Lu}[\p{L}-]+ ){1,3}(?:Director|Manager|Chef|Officer|Head|Lead`,
    String.raw`|Supervisor|Coordinator|Captain|Principal|President|Owner|Secretary)\b`,
  ].join(''),
  'u',
);
