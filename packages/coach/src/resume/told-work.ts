import { PRESENT_VERBS } from '../entities/achievement-verbs.ts';
import { isCompany, isTitle } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';

const FEWEST_DEED_WORDS = 4;
/** Share of small letters from which an undated line below a dated one says what was done: headers are written in capitals. */
const DEED_LOW_SHARE = 0.6;
const DEED = joinPattern(
  'u',
  '^(?!(?:Embedded|Certified|Licensed|Registered|Qualified|Chartered|Associated|United|Advanced|Unified|Applied|Dedicated|Red',
  String.raw`|Med)\b)(?:\p{Lu}\p{Ll}{2,}ed|Led|Built|Ran|Wrote|Made|Taught|Cut|Grew|Won|Sold|Drove|Kept|Held|Oversaw|Set|Began|Gave|Took|Brought|Found`,
  String.raw`|Responsible for|Managing|Leading|Providing|Assisting|Supporting)\s+(?=[\p{Ll}\d%$€£])`,
);
/** "I took my degree at Elm College in 2015." */
const SAID = /^I(?:['’]\p{Ll}{1,3})?\s\p{Ll}/u;
/** A verb of the present at the beginning: "Manage diaries and book travel". "Support Engineer" and "Design studio" are none. */
const PRESENT_DEED = /^(?:I )?(\p{L}[\p{Ll}-]+)\s+(?=[\p{Ll}\d%$€£])/u;

/** A line that tells what was done, also without a bullet before it. */
export function isDeed(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < FEWEST_DEED_WORDS) return false;
  if (SAID.test(text)) return true;
  const presentVerb = PRESENT_DEED.exec(text)?.[1]?.toLowerCase() ?? '';
  const isPost = isTitle(words.slice(0, 3).join(' '));
  // "Leading hand carpenter" is a post; "Led team leaders" is none, whatever its second word.
  if (/^\p{L}+ing\s/u.test(text) && isPost) return false;
  return DEED.test(text) || (PRESENT_VERBS.has(presentVerb) && !isPost);
}

/** An achievement, or a line such as "Oil changes and tires, 8 cars a day" with too few capitals for a title or an employer. */
export function isToldWork(text: string): boolean {
  if (isDeed(text)) return true;
  // "Elm Staffing (on site at a plant), Leeds" is a name with a remark.
  const words = (text.replace(/\([^()]*\)/gu, ' ').match(/\p{L}{4,}/gu) ?? []).slice(1);
  const low = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 1 && low >= words.length * DEED_LOW_SHARE && !isTitle(text) && !isCompany(text);
}
