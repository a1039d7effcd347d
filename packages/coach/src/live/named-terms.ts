import { joinPattern } from '../text/join-pattern.ts';

const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|a hundred|\\d{1,3})';
const CLOCK = `(?:half past |quarter (?:past|to) )?${NUMBER}(?: (?:thirty|fifteen|o'clock|at night|in the (?:morning|evening)|am|pm|a m|p m))?`;
const DAY = '(?:weekend|saturday|sunday|monday|week|night|day|shift|month|evening)s?';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What a turn says of hours, places and the contract, as it is said. */
const NAMED = new RegExp(
  [
    String.raw`\b${NUMBER}(?: weeks| days)? on,?(?: and)? ${NUMBER}(?: weeks| days)? off\b`,
    String.raw`|\b${WEEKDAY}s? (?:to|and|or) ${WEEKDAY}s?(?: in \p{L}{3,15})?`,
    String.raw`|\b(?:every|each|alternate|${NUMBER}) (?:\w+ )?${DAY} (?:in|out of|on|a|per|every) (?:the |a )?(?:${NUMBER}|other|week|month|year|\w+ weeks?)\b(?: (?:season|rotation))?`,
    String.raw`|\b${NUMBER} (?:weeks|days|nights) (?:in a row |at a time )?(?:away|abroad|on the road|in a row)\b`,
    String.raw`|\b(?:every|alternate) (?!(?:day|week|month)\b)(?:other |second |third |${NUMBER}(?:th)? )?${DAY}\b`,
    String.raw`|\b(?:finish\w*|start(?:s|ing)? (?=at|before)) ?(?:at|before) ${CLOCK}(?: in (?:summer|winter|season))?`,
    String.raw`|\b${CLOCK} (?:to|till|until) ${CLOCK}(?! (?:days|weeks|months|people|percent|of))\b`,
    String.raw`|\b(?:twelve|ten|eight|12|10|8) hours? (?:days|nights|shifts)(?: and nights)?|\b(?:straight |rotating |two cycle |night |late |early )(?:shifts?|nights|afternoons|days)\b`,
    String.raw`|\b(?:the |an? )?(?:after hours phone|duty phone|on[- ]call|call[- ]outs?|stand-?by)(?: ${NUMBER} (?:week|weekend|night) in ${NUMBER})?\b`,
    String.raw`|\b(?:a |an )?(?:day rate|agency contract|fixed[- ]term(?: contract)?|part[- ]time|zero hours?(?: contract)?|seasonal|exempt no overtime|probation)\b`,
    String.raw`|\b(?:a |more than a |about ${NUMBER} )?(?:hundred )?(?:travel|travelling) days\b|(?<!\b(?:than|you|are|you're) )\b(?:living|staying|stay|based) (?:in|at) (?!the\b|this\b|a\b`,
    String.raw`|that\b)\p{L}{3,15}|\b(?:moving|move|relocat\w+) (?:over )?(?:here\b|to (?!the\b|a\b|an\b|our\b|your\b|this\b)\p{L}{3,15})`,
    String.raw`|\b(?:maybe |some )?(?:an? |the )?(?:night shifts?|early starts|overtime)\b|\b(?:saturdays|sundays|weekends|evenings)\b|\b(?:driving|travelling|commuting) (?:between`,
    String.raw`|to|from) (?!the\b|a\b|work\b)\p{L}{3,15}|\b${NUMBER} days? a week(?: in \p{L}{3,15})?|\b${NUMBER} (?:tens|eights|twelves)\b`,
    String.raw`|\b${NUMBER} days? (?:a week )?(?:in the office|on site|from home)\b|\b(?:half past )?${NUMBER} in the morning\b`,
    String.raw`|\btwelve months of the year\b|\bwork(?:ing)? year[- ]round\b|\b(?:start times moving around|lone working|working alone)\b`,
  ].join(''),
  'g',
);
const NAMED_ALL = new RegExp(NAMED.source, 'gu');
const MOST = 3;
const LONGEST_TURN = 900;

/** The terms that a turn names, as the interviewer says them: "one Saturday out of three and an agency contract". Empty where it names none. */
export function namedTerms(turn: string): string {
  const found = [...turn.slice(0, LONGEST_TURN).matchAll(NAMED_ALL)].map(([text]) => text.trim());
  const own = found
    .map((text) => text.replace(/^start at/, 'starting at'))
    .filter((text, at, all) => !all.some((other, place) => place < at && other.includes(text)));
  const [first = '', second, third] = own.slice(0, MOST);
  if (second === undefined) return withDays(first);
  return withDays(third === undefined ? `${first} and ${second}` : `${first}, ${second} and ${third}`);
}

const withDays = (text: string): string =>
  text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/g, (day) => day.charAt(0).toUpperCase() + day.slice(1));

/** Asks whether such terms suit the person. */
const ASKS_TO_AGREE = joinPattern(
  '',
  String.raw`\bhow (?:do|would|does|did|is|will|are) (?:(?:that|this|it|those|these) for you\b|you feel about|you be (?:with|fixed|for)|you manage|(?:that|this|it|those`,
  String.raw`|these)(?: \w+)? (?:gonna |going to )?(?:work|fit|suit|sit|be)(?:ing)?\b|you find the (?:hours|shifts))`,
  String.raw`|\bis (?:that|this|it) (?:\w+ )?(?:workable|ok|okay|all right|alright|fine|a problem|doable|something you)|\bwould (?:that|this|those|it)(?: \w+)? (?:work|suit|be|fit)\b`,
  String.raw`|\b(?:are|will|would) you (?:be )?(?:good|okay|ok|happy|fine|all right|alright|comfortable|prepared|willing|able|up) (?:with|for|to)\b|\b(?:can|could) you (?:live on|do|manage`,
  String.raw`|work)\b|\bwhat about the hours\b|\bwhat do you (?:think|say) (?:about|of|to)\b|\bare you (?:okay|ok|happy|fine|good|all right) (?:driving|travelling|working`,
  String.raw`|starting|doing)\b`,
  String.raw`|\b(?:does|do) (?:that|this|it|those|they)(?: \w+)? (?:work|suit|fit)\b`,
  String.raw`|\bwill it be (?:okay|ok|fine|possible)\b`,
);

/** True if a question asks for a yes to terms that its turn names. */
export const asksToAgree = (question: string, turn: string): boolean =>
  ASKS_TO_AGREE.test(question) && namedTerms(`${turn} ${question}`) !== '';

/** A turn without its "why …": where one would move to is no question about moving. */
export const beyondWhy = (turn: string): string => turn.replace(WHY, ' ');
const WHY =
  /\bwhy\b.*?(?=\b(?:and|also|then|or) (?:then |also )?(?:when|what|how|are|is|can|could|do|does|would|will|have)\b|$)/g;
