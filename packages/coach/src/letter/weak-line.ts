import { DRIVING } from '../evidence/credential-patterns.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isSurePaper } from './sure-paper.ts';

const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 5;
/** "Xero for the bills a little bit" may be among them. */
const MOST_SHORT = 0.75;
const ITEM_END = /,\s+(?![^()]*\))/u;
/** "Some Gaelic, learning at a night class". */
const WEAK = joinPattern(
  'iu',
  String.raw`^(?:some|a (?:while|long time) ago|(?:many )?years ago|long ago|in the past|a (?:little|bit of)|basic|beginner)\b`,
  String.raw`|\b(?:learning|rusty|not great|needs? (?:a )?(?:refresher|renew\w+)|for beginners|beginners?['’] course`,
  '|a (?:bit|little|small bit) (?:slow|of)|non[- ]practi[sc]ing|lapsed|expired',
  String.raw`|ran out|run out|needs redoing|no but|not (?:yet|current|active|the)|exam not taken|penalty points|have not|haven['’]t)\b|^(?:hi|hello)\b`,
);
const YEAR = /\b(?:19|20)\d\d\b/u;
const LABEL = /^[^:,]{2,30}: /u;

const lengthOf = (item: string) => item.replace(/\s*\([^()]*\)/gu, '').split(' ').length;

/** "Opera, Micros, SiteMinder, Excel": names, and no sentence with commas. */
const isListOfNames = (line: string): boolean => {
  if (/\bI\b/u.test(line)) return false;
  const items = line.replace(LABEL, '').split(ITEM_END);
  const short = items.filter((item) => lengthOf(item) <= LONGEST_ITEM).length;
  return !YEAR.test(line) && items.length >= FEWEST_ITEMS && short >= MOST_SHORT * items.length;
};

/** A licence to drive among the lines of a job: it belongs to the person, wherever the resume has it. */
export const isLicence = (line: string): boolean => DRIVING.test(line) && line.split(' ').length <= LONGEST_LICENCE;
const LONGEST_LICENCE = 12;

/** "(SSTS is the other one, havent got that)" speaks of another paper. */
const withoutWeakBracket = (line: string): string =>
  line.replace(/\s\([^()]*\b(?:have ?n['’]?t|not got|other one)\b[^()]*\)/giu, '');

/** Whether a line says that a thing is hardly known or not held any more. */
export const isWeak = (line: string): boolean => WEAK.test(withoutWeakItems(line));

/** "SAP, a bit of Access" without what is hardly known; a line that is no list stays whole. */
const withoutWeakItems = (whole: string): string => {
  const line = withoutWeakBracket(whole).replace(/,\s(?:a little|some|basic)\s[^,()]{2,30}(?=[,)])/gu, '');
  return isListOfNames(line) && !isSurePaper(line)
    ? line
        .split(ITEM_END)
        .filter((item) => !WEAK.test(item))
        .join(', ')
    : line;
};
