import { isTitle } from '../entities/classify-part.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { shareOfTool, sharesOfThings } from './judge-wording.ts';
import { lowerFirst } from './lower-first.ts';
import { isShortItem, rowItems } from './row-items.ts';
import { deedOf, type ToldDeed } from './told-deed.ts';

/** From this share on, three in four things of writers who were left out can be said so, and most others do no harm. */
const LEAST_THING = 0.5;
/** Behind a first thing that is none the row is of something else. */
const LEAST_FIRST = 0.3;
const BEHIND_OTHER = 0.6;
const LEAST_TOOL = 0.4;
const FEWEST_TOOLS = 2;
const MOST_TOLD = 6;
const FEWEST_WORDS_ALONE = 2;

/** When it was, or how often what comes last is done: "Daily, weekly and monthly checks". */
const NO_ROW =
  /^(?:during|after|before|since|until|while|when|from|(?:daily|weekly|monthly|quarterly|yearly), (?:daily|weekly|monthly|quarterly|yearly))\b/iu;

/** One thing of a row in the words of a sentence, with how likely work can consist of it. */
export type RowThing = { text: string; share: number };

/** A row of things as what follows "my work includes", or of tools behind "I use". Things that no sentence can name are left out; undefined where none is left. */
export function tellRow(line: string, isPresent: boolean): ToldDeed | undefined {
  const items = rowItems(line);
  if (items.length < 2 || NO_ROW.test(line)) return undefined;
  const tools = items.filter((item, at) => isShortItem(item) && isTool(items, at, isPresent, item));
  if (tools.length >= FEWEST_TOOLS && 2 * tools.length >= items.length)
    return deedOf(`${isPresent ? 'use' : 'used'} ${listedThings(tools.slice(0, MOST_TOLD))}`);
  const things = thingsInRow(line, isPresent)
    .filter(({ share }) => share >= LEAST_THING)
    .map(({ text }) => text);
  const isTold = things.length > 1 || (things[0] ?? '').split(' ').length >= FEWEST_WORDS_ALONE;
  return isTold ? { kind: 'work', text: listedThings(things.slice(0, MOST_TOLD)) } : undefined;
}

/** All things of a row that can be named. */
function thingsInRow(line: string, isPresent: boolean): RowThing[] {
  const items = rowItems(line);
  const shares = sharesOfThings(items, isPresent);
  const least = (shares[0] ?? 0) >= LEAST_FIRST ? 0 : BEHIND_OTHER;
  return items.flatMap((item, at) => {
    const share = shares[at] ?? 0;
    return isNameable(item) && share >= least ? [{ text: inRow(item), share }] : [];
  });
}

/** Whether a thing of a row can be named in a sentence. */
export const isNameable = (item: string): boolean =>
  isShortItem(item) &&
  !/["“”/:;!?~=]|\b(?:I|we|my|our|not|no|only)\b|\b(?:19|20)\d\d\b/u.test(item) &&
  !isHumanLanguage(item) &&
  !(isTitle(item) && !/s$/u.test(item));

const isTool = (items: readonly string[], at: number, isPresent: boolean, item: string): boolean =>
  !isHumanLanguage(item) &&
  /\p{Lu}/u.test(item) &&
  (getSkillLexicon().skills.get(item)?.isTechnical === true || shareOfTool(items, at, isPresent) >= LEAST_TOOL);

/** "Stump grinding" within a row; "ECGs" and "Doppler readings" of names stay. */
const inRow = (item: string): string =>
  getSkillLexicon().skills.get(item.split(' ')[0] ?? '')?.isTechnical === true ? item : lowerFirst(item);

/** "a, b and c"; "a, b, and c and d" where a thing has an "and" in it. */
export function listedThings(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  const isPlain = things.every((thing) => !/ and /u.test(thing));
  return `${things.slice(0, -1).join(', ')}${isPlain ? '' : ','} and ${things.at(-1)}`;
}
