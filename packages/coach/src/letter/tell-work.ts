import { joinPattern } from '../text/join-pattern.ts';
import { lowerFirst } from './lower-first.ts';
import { SIGNS } from './mend-told.ts';
import { GERUND, NAMED_WORK, NO_WORK, OFTEN_DESCRIBES, REGULAR } from './tell-deed-patterns.ts';
import type { ToldDeed } from './told-deed.ts';
import { JOINED } from './told-notes.ts';
import { isBaseVerb, isLikelyVerb, isPastForm } from './verb-first.ts';

/** "Debtors days came from 61 to 47": a result with its own subject and verb. */
export function tellResult(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,:]+$/u, '');
  const [, subject = ''] = RESULT.exec(text) ?? [];
  const [first = ''] = subject.toLowerCase().split(' ');
  const isOwn =
    subject !== '' && !isPastForm(first) && !isBaseVerb(first) && !/\b(?:I|we|he|she|they|it)\b/iu.test(subject);
  return isOwn && !/[;:]\s/u.test(text) && !SIGNS.test(text) ? { kind: 'sentence', text } : undefined;
}
const RESULT = joinPattern(
  'u',
  String.raw`^(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,5}) (?:fell|rose|went|came|dropped|grew|improved|doubled|halved)`,
  String.raw` (?:(?:up|down) )?(?:from|by|to) (?:about |around |roughly |over |nearly |under )?[£$€R]?\d`,
);

/** What a job is in figures ("300 safety checks a year, no failed audits") and work of which the figures say how much ("repairs in 1,900 homes"). */
export function tellFigures(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,:]+$/u, '');
  const [first = ''] = text.toLowerCase().split(' ');
  const count = text.split(/\s+/u).length;
  if (count < FEWEST_WORK_WORDS || count > LONGEST_WORK || NO_FIGURES.test(text) || SIGNS.test(text)) return undefined;
  if (isPastForm(first) || /^(?:19|20)\d\d\b/u.test(text)) return undefined;
  if (COUNTED.test(text) || RATED.test(text)) return { kind: 'figures', text: lowerFirst(text) };
  return AMOUNT.test(text) && !isBaseVerb(first) ? { kind: 'work', text: lowerFirst(text) } : undefined;
}
const COUNTED = /^(?:[£$€]\d|\d[\d,.]*[%+]? (?!(?:of|in)\b)|\d+ to \d+ )/u;
const RATED =
  /^\p{Lu}[\p{Ll}-]+(?: [\p{L}-]+){0,4} (?:rate|score|turnover|ratio|accuracy|uptime|attendance) (?:of )?[£$€]?\d/u;
/** Things or an activity, and a number of what they were for. */
const AMOUNT =
  /^\p{Lu}[\p{Ll}-]+(?: (?!for\b|in\b|on\b)[\p{L}-]+){0,3}(?<=s|ing|work|care) (?:for|in|on|to|across) (?:an? |up to |about |around |over |the )?\d/u;
/** Clauses, labels, dates and the person. */
const NO_FIGURES = joinPattern(
  'u',
  String.raw`[;:•|!?]\s|\b(?:is|are|was|were|has|had|have|fell|rose|went|grew|dropped|won|who|which|I|we|my|our|me|us)\b|,\s\p{L}+ed\s`,
  String.raw`|\b(?:19|20)\d\d\s*[-–]|\s\/\s|\b(?:[Gg]rades?|[Yy]ears? \d|[Cc]lass(?:es)?|[Oo]nly)\b`,
);

/** Work named by a gerund or a noun of action, without a further clause. */
export function tellWork(line: string): ToldDeed | undefined {
  const text = line.trim().replace(/[\s.;,:]+$/u, '');
  const words = text.replace(/ \([^()]*\)/gu, '').split(/\s+/u);
  if (words.length < FEWEST_WORK_WORDS || words.length > LONGEST_WORK || NO_WORK.test(text)) return undefined;
  const parts = text.split(/,\s/u);
  const isList = parts.length > 2 && parts.every((part, at) => isPart(part, at === parts.length - 1));
  const first = (words[0] ?? '').toLowerCase();
  const isOpen = parts.length > 2 && !isList && !JOINED.test(parts.at(-1) ?? '');
  const isVerb = beginsWithVerb(first, words);
  if (isOpen || isVerb || !(isOfNames(parts, isList) || namesWork(text, words, parts, isList))) return undefined;
  return { kind: 'work', text: lowerFirst(isList && !/\band\b/u.test(parts.at(-1) ?? '') ? withLastAnd(parts) : text) };
}
/** "Fixed wire testing" and "planned maintenance" name an activity, "Fixed leaks" a deed. */
function beginsWithVerb(first: string, words: readonly string[]): boolean {
  const isDescribed =
    (OFTEN_DESCRIBES.has(first) || first === 'planned') && words.slice(1, FEWEST_WORK_WORDS).some(isActivity);
  return (
    (isPastForm(first) && !isDescribed) ||
    (isLikelyVerb(first) && !/^(?:of|with|for|in|to|at|on)$/u.test(words[1] ?? ''))
  );
}
const isOfNames = (parts: readonly string[], isList: boolean): boolean =>
  isList && parts.every((part) => part.split(' ').length <= LONGEST_NAME);

const namesWork = (text: string, words: readonly string[], parts: readonly string[], isList: boolean): boolean =>
  !/^\p{Lu}{2}/u.test(text) && isWork(text, words, parts, isList);

/** The last of a list may be two things: "grading and the paperwork for the inspectors". */
const isPart = (part: string, isLast: boolean): boolean =>
  !/\d/u.test(part) && part.split(' ').length <= (isLast && /\sand\s/u.test(part) ? LONGEST_LAST : LONGEST_PART);
const LONGEST_LAST = 10;

function isWork(text: string, words: readonly string[], parts: readonly string[], isList: boolean): boolean {
  const isNamed = words
    .slice(0, 3)
    .some((word, at) => isActivity(word) && ENDS_NAME.test(`${word} ${words[at + 1] ?? ','}`));
  const [part = ''] = parts;
  const isListed =
    isList && part.split(' ').length <= LONGEST_FIRST && /^\p{Lu}?[\p{L} -]{0,60}(?:s|ing|tion|care)$/u.test(part);
  return GERUND.test(words[0] ?? '') || REGULAR.test(text) || isNamed || NAMED_WORK.test(text) || isListed;
}
export const withLastAnd = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const LONGEST_FIRST = 4;
/** "SSIS, Crystal Reports, stored procedures". */
const LONGEST_NAME = 3;
const isActivity = (word: string) =>
  /^(?:\p{L}{3,}|\p{L}{2,}-\p{L}+)(?:tion|ment|ance|sis|ations|ments|ing)$|^(?:reports|checks|rounds|visits|repairs|reviews|audits|tests|figures|bookings|returns|inspections)$/u.test(
    word.replace(/,$/u, ''),
  );
const ENDS_NAME = /,|\s(?:of|for|and|or|in|with|at|on|to|from|during|,)$/u;
const FEWEST_WORK_WORDS = 3;
const LONGEST_WORK = 22;
const LONGEST_PART = 5;
