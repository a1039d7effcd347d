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
  return shared.length > 0 && shared.length >= SHARED * Math.min(one.size, other.size);
}

/** The words behind the first verb. */
function thingsOf(text: string): Set<string> {
  const [first = '', ...rest] = text.toLowerCase().split(' ');
  const isVerb = isKnownVerb(first) || verbOfGerund(first) !== undefined;
  const stems = contentStems(isVerb && rest.length > 0 ? rest.join(' ') : text);
  return new Set(stems);
}
