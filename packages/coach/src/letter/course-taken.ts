import { isInstitution, isTown } from '../entities/classify-part.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { writtenDate } from './letter-phrases.ts';
import { lowerFirst } from './lower-first.ts';

const DATED = /^(.+?)(?:,\s*| \()((?:\p{L}{3,9} )?(?:19|20)\d\d)\)?$/u;
const ITEM_END = /,\s+(?![^()]*\))/u;
/** How long a course took or where: a paper has no such note. */
const HOW =
  /^(?:(?:one|two|three|four|five|six|\d{1,2})[- ](?:day|week|month|hour)s?|online|in-house|evenings?|weekends?|part[- ]time)\b/iu;
const NAMES_COURSE = /\b(?:course|workshop|training|seminar|class)$/iu;
const BEGINS = /^(?:Workshop|Course|Seminar)s? (?:on|in|for|about|with) /u;
const BODY = /\b(?:Institute|College|Council|Association|University|Academy|Society|School|Federation|Board)\b/u;
const QUOTED = /^(?:(\p{L}+) )?(course|workshop|training),? ["“]([^"“”]{3,60}?),?["”].{0,40}$/iu;

/** A course by its line as one says that it was completed: "the one-day course “Minute Taking” at the Institute of Directors (2021)". Undefined for a paper. */
export function courseTaken(item: string): string | undefined {
  const [, whole = item, date = ''] = DATED.exec(item) ?? [];
  const when = date === '' ? '' : ` (${date})`;
  const [, kind = '', course = '', title = ''] = QUOTED.exec(whole) ?? [];
  if (title !== '')
    return `the ${[kind, course]
      .filter((word) => word !== '')
      .join(' ')
      .toLowerCase()} “${title}”${when}`;
  if (BEGINS.test(whole)) return /[,;:]/u.test(whole) ? undefined : `a ${lowerFirst(whole)}${when}`;
  return named(whole, when);
}

function named(whole: string, when: string): string | undefined {
  const [first = '', ...notes] = whole.split(ITEM_END);
  const name = first.replace(/^["“]|["”]$/gu, '');
  const how = notes.find((note) => HOW.test(note));
  const isPlain = name.split(' ').length <= LONGEST_NAME && !/[:;()]/u.test(name);
  if (how === undefined || when === '' || !isPlain || notes.length > MOST_NOTES || findDegreeSpan(name) !== undefined)
    return undefined;
  if (/\b(?:apprenticeship|certificate|diploma|licen[cs]e|degree)\b/iu.test(name)) return undefined;
  const giver = notes.find((note) => note !== how && (isInstitution(note) || BODY.test(note)));
  const others = notes.filter((note) => note !== how && note !== giver && !isTown(note));
  if (others.length > 0) return undefined;
  const at =
    giver === undefined
      ? ''
      : ` at ${/^(?:Institute|College|University|Academy|School) of\b/u.test(giver) ? 'the ' : ''}${giver}`;
  const said = NAMES_COURSE.test(how) ? `the ${lowerFirst(how)} “${name}”` : `the course “${name}”`;
  return `${NAMES_COURSE.test(name) ? `the ${name}` : said}${at}${when}`;
}
const LONGEST_NAME = 9;
const MOST_NOTES = 3;

/** Who such a paper says one is, where that is a profession and no program's name. */
const PROFESSION = new RegExp(
  String.raw`^((?:\p{Lu}\p{L}+ )?(?:Certified|Chartered|Registered|Licensed)(?: (?:\p{Lu}[\p{L}&/-]*|and|in|of)){0,4} (?:Professional|Accountant|Engineer|Electrician|Technician|Planner|Practitioner` +
    String.raw`|Surveyor|Manager|Counsell?or|Plumber|Midwife|Pharmacist|Interpreter|Translator|Paralegal|Appraiser|Arborist|Welder|Inspector|Nurse|Dietitian|Architect|Assistant|Therapist))` +
    String.raw`(?: \(([^()]{2,40})\))?(?:, (\p{Lu}{2,8}))?(?:, ((?:since )?(?:\p{L}{3,9} |\d{1,2}/)?(?:19|20)\d\d))?(?:, (?:current|valid|active)\b[^,]{0,40})?$`,
  'u',
);

/** "Tennessee Board of Pharmacy, registered technician" */
const REGISTERED_WITH =
  /^((?:\p{Lu}\p{L}+ ){0,3}(?:Board|Council|College) of (?:the )?\p{Lu}\p{L}+), (registered|licensed|certified) (\p{Ll}+(?: \p{Ll}+)?)$/u;

/** "Certified Human Resources Professional (CHRP), HRPA, 2020" as what one is: "a Certified Human Resources Professional (CHRP, HRPA, 2020)". */
export function professionHeld(item: string): string | undefined {
  const [, body = '', state = '', trade = ''] = REGISTERED_WITH.exec(item) ?? [];
  if (body !== '') return `a ${state} ${trade} with the ${body}`;
  const [, name = '', ...notes] = PROFESSION.exec(item) ?? [];
  if (name === '' || /^(?:Microsoft|Google|Oracle|Adobe|Cisco|Salesforce|Scrum|Amazon)\b/u.test(name)) return undefined;
  const said = notes
    .filter((note) => note !== undefined && note !== '')
    .map((note) => note.replace(/, current$/u, '').replace(/\d{1,2}\/(?:19|20)\d\d$/u, (date) => writtenDate(date)));
  return `${/^[AEIOU]/u.test(name) ? 'an' : 'a'} ${name}${said.length === 0 ? '' : ` (${said.join(', ')})`}`;
}

/** "Fluent in Spanish and English" is what one is. */
export const fluentIn = (item: string): string | undefined => {
  const [, tongues = ''] =
    /^(?:Fluent|Bilingual) in (\p{Lu}\p{L}+(?:(?:, | and )\p{Lu}\p{L}+){0,3})$/u.exec(item) ?? [];
  return tongues === '' ? undefined : `fluent in ${tongues}`;
};
