import { isKnownVerb, verbOfGerund } from './bare-verbs.ts';
import { contentStems } from './words.ts';

/** Whom the work is for or with: to train drivers and to assess drivers are two subjects. */
const PEOPLE =
  /^(?:driver|patient|child|student|pupil|custom|client|guest|resident|team|staff|people|person|user|member|engin|operat|apprent|visitor|famil|parent|colleagu|technici|nurse|work)/u;
/** Of the words of the shorter one. */
const SHARED = 0.5;

/** True for two duties or names about one thing: "adjust the loom", "loom repairs". */
export function isSameSubject(left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  if (left === right) return true;
  const [one, other] = [thingsOf(left), thingsOf(right)];
  const shared = [...one].filter((stem) => other.has(stem) && !PEOPLE.test(stem));
  // To tune bells and to sign bells off are two pieces of work.
  const fewest = isOtherVerb(left, right) ? FEWEST_OF_OTHER_VERB : 1;
  return shared.length >= fewest && shared.length >= SHARED * Math.min(one.size, other.size);
}

const FEWEST_OF_OTHER_VERB = 2;
function isOtherVerb(left: string, right: string): boolean {
  const [one = '', other = ''] = [left, right].map((text) => text.toLowerCase().split(' ')[0] ?? '');
  return one !== other && isKnownVerb(one) && isKnownVerb(other);
}

/** The words of the thing that the work is done to: a concert hall and a concert are no one subject. */
function thingsOf(text: string): Set<string> {
  const [first = '', ...rest] = text.toLowerCase().split(' ');
  const isVerb = isKnownVerb(first) || verbOfGerund(first) !== undefined;
  const behind = (isVerb && rest.length > 0 ? rest.join(' ') : text.toLowerCase()).replace(OPENING, '');
  const object = contentStems(behind.replace(PHRASE, ''));
  return [...object].some((stem) => !PEOPLE.test(stem)) ? object : contentStems(behind);
}
/** "In functional assessment" is about the assessment. */
const OPENING = /^(?:of|in|with|on|to|for|at|after|up|out|off) /u;
const PHRASE =
  /,? (?:before|after|in|at|on|for|with|to|from|by|against|into|within|during|of|through|across|under|when|that|which|who) .*$/u;
