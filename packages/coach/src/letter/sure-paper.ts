import { findDateRange } from '../entities/dates.ts';
import { CREDENTIAL, DRIVING } from '../evidence/credential-patterns.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isPastForm } from './verb-first.ts';

/** Nouns that name a paper only at the end of their phrase: "health card", but not "card sorting" or "ticket system". */
const NOUN =
  /^(?:card|ticket|award|pass|PIN|licen[cs]e|certificate|cert|diploma|registration|endorsement|qualification|clearance|entitlement)$/iu;
/** Words that may follow such a noun without being its head. */
const LINK =
  /^(?:of|in|for|with|to|as|at|from|since|until|till|through|by|and|or|on|no|not|number|held|valid|current|up|own|\p{L}+ed)$/u;
const MEMBER = /^member(?:ship)?$/iu;
/** "Member of the Institute", "Member, RTPI"; "Member of the falls committee" is an office. */
const MEMBER_OF = /^(?: of (?:the )?|, )\p{Lu}/u;
/** A paper that may have two dates: when it was studied for, or how long it is valid. */
const STUDIED = joinPattern(
  'iu',
  String.raw`\b(?:certificat\p{L}+|diploma|licen[cs]e|degree|course|training|apprenticeship|endorsement|award|qualification|card|registration|registered since)\b`,
  String.raw`|^\p{Lu}{2,6} (?:registered|qualified|certified)\b`,
);
/** "Research: interviews, card sorting, Maze": a label with three names or more. */
const LABELLED_LIST = /^[^:()]{2,30}:\s+[^,]+(?:,\s+(?![^()]*\))[^,]+){2,}$/u;
const PAPERS_LABEL = /\b(?:papers|tickets|licen[cs]es?|certificat\p{L}+|qualifications?|courses|registration|card)\b/iu;
/** "LETRS Volume 1, completed 2023": a course by its name and when it was completed. */
const COMPLETED =
  /^(\p{Lu}[^,;:.()]{2,60}),? (?:completed|passed|finished|awarded|obtained)(?: in)? \(?((?:\p{L}{3,9}\.? )?(?:19|20)\d\d)\)?$/u;

/** Whether a text names a credential as a thing that is held, and not within the name of something else. */
export function namesPaper(text: string): boolean {
  const every = new RegExp(CREDENTIAL.source, 'giu');
  return [...text.matchAll(every)].some((match) => {
    const [word] = match;
    const behind = text.slice(match.index + word.length);
    if (MEMBER.test(word)) return isMembership(text.slice(0, match.index), behind);
    const [, next = ''] = /^[ -](\p{Ll}[\p{Ll}-]*)/u.exec(behind) ?? [];
    return !NOUN.test(word) || next === '' || LINK.test(next) || CREDENTIAL.test(next);
  });
}

/** "RICS member" names a body, "Building leadership team member" a post. */
const isMembership = (before: string, behind: string): boolean =>
  before.trim() === '' || /^associate $/iu.test(before) ? MEMBER_OF.test(behind) : /\p{Lu}\S* $/u.test(before);

/** The name and the date of a course that was completed. */
export function completedCourse(item: string): { name: string; date: string } | undefined {
  const [, name = '', date = ''] = COMPLETED.exec(item) ?? [];
  return name === '' || tellsOfWork(name) ? undefined : { name, date };
}

/** "o Handle cash and card": a small o as the sign of a point, which papers stand without. */
const BULLET = /^o\s+\p{Lu}/u;

/** Whether a line names a degree, certificate, licence or course. A list under a label, a job with its dates and a piece of work are none. */
export function isSurePaper(item: string): boolean {
  if (BULLET.test(item)) return false;
  if (completedCourse(item) !== undefined) return true;
  if (LABELLED_LIST.test(item) && !PAPERS_LABEL.test(item.split(':')[0] ?? '')) return false;
  if (isPostWithDates(item) || tellsOfWork(item)) return false;
  return DRIVING.test(item) || findDegreeSpan(item) !== undefined || namesPaper(item);
}

/** "Did card sorts for two clients"; "Certified" and "Registered" begin the name of a paper. */
function tellsOfWork(item: string): boolean {
  const [first = '', ...rest] = item.split(' ');
  // "Enhanced DBS" is a name.
  const isName = rest.length <= SHORT_NAME && /^\p{Lu}/u.test(rest[0] ?? '');
  return isPastForm(first.toLowerCase()) && !CREDENTIAL.test(first) && !isName;
}

const SHORT_NAME = 2;

/** "Registered Nurse, 06/2021 to date" is the head of a job; "Certified Electrician (since 2015)" is none. */
function isPostWithDates(item: string): boolean {
  const plain = item.replace(/\([^()]*\)/gu, '');
  return (
    findDateRange(plain) !== undefined &&
    !/\bsince\b/u.test(plain) &&
    findDegreeSpan(item) === undefined &&
    !STUDIED.test(item)
  );
}

/** "Full UK driving licence" and "Kenyan driving licence" name a country. */
const LICENCE_COUNTRY = /(?<![\p{L}])(\p{Lu}[\p{L}.]+) driv\p{L}*['’]?s? licen[cs]e/gu;
const NO_COUNTRY =
  /^(?:Full|Clean|Valid|Current|Car|Manual|Own|Your|Active|International|Class|Category|Must|Have|The)$/u;
const BRITISH = /^(?:UK|U\.K\.?|GB|British)$/u;
const countriesOf = (text: string): string[] =>
  [...text.matchAll(LICENCE_COUNTRY)]
    .map(([, name = '']) => (BRITISH.test(name) ? 'UK' : name))
    .filter((name) => !NO_COUNTRY.test(name));

/** A licence to drive of one country is no answer where that of another is asked for. */
export function isLicenceOfElsewhere(item: string, jobDescription: string): boolean {
  const [own] = countriesOf(item);
  const asked = countriesOf(jobDescription);
  return own !== undefined && asked.length > 0 && !asked.includes(own);
}
