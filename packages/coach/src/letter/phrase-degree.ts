import type { ResumeEducation } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isDegree, isInstitution, isLocation } from '../entities/classify-part.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isAcademic } from './degree-kinds.ts';
import { withArticle, writtenDate } from './letter-phrases.ts';

/** "Bachelor of Science", "BSc (Hons)": the degree, then its field. */
const KIND = joinPattern(
  'u',
  String.raw`^((?:(?:Professional )?(?:Bachelor|Master|Doctor|Associate)(?:['’]?s)?(?: [Dd]egree)?(?: (?:of|in) (?:Applied )?(?:Science|Arts|Engineering|Business Administration`,
  String.raw`|Commerce|Laws|Education|Fine Arts|Philosophy|Social Work|Technology|Music|Architecture))?|A\.?A\.?S?\.?|B\.? ?(?:A|S|Sc|Com|Ed|Eng|Tech|BA|FA|SN|SW|Arch|Mus|Pharm)`,
  String.raw`|M\.? ?(?:A|S|Sc|Com|Ed|Eng|Tech|BA|FA|SN|SW|Arch|Phil|Pharm|Res|Chem|Math|Phys)|LL\.?[BM]`,
  String.raw`|Juris Doctor|J\.?D|MBA|Ph\.? ?D|HN[CD]|PGCE|PGDE|FdA|FdSc)\b\.?(?:,? \(?Hon(?:ou)?rs?s?\)?|,? \(?Hons?\.?\)?)?)(?:\s*[,:–—-]?\s+|$)(.*)$`,
);
/** The class of a degree and how it was studied are no part of its name. */
const NOTES = joinPattern(
  'iu',
  String.raw`\s*\((?:part[- ]time|full[- ]time|distance|evenings?|online|[^()]*\b(?:GPA|class|hons?ours)\b[^()]*)\)`,
  String.raw`|,?\s+(?:2[:.][12]|first[- ]class|upper second|lower second)(?: hon(?:ou)?rs)?\b`,
  String.raw`|\s[12](?=,|$)|,?\s*\b(?:C?GPA:? \d[\d./ ]*|(?:magna |summa )?cum laude|with (?:distinction|merit|hon(?:ou)?rs))\b`,
);
const DATE =
  /[\s,(–—-]*((?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? )?(?:19|20)\d\d)(?:(?:\s*[–—-]\s*|\s+to\s+)((?:\p{L}{3,9}\.? )?(?:19|20)\d\d))?\)?\s*$/u;
const PART = /,\s+|\s+[–—|-]\s+|\s*\t\s*/u;
/** "Fall River, MA" */
const STATE = /^(?:MA|MS)$/u;
/** Programs and their makers. */
const NO_DEGREE = /^M\.?S\.? (?:Office|Excel|Word|Project|Access|Teams|Certified)\b/u;
const LONGEST_FIELD = 7;
/** "the University of Antwerp", but "Ghent University". */
const WITH_ARTICLE = /^(?:University|Institute|College|Academy|School) of\b/u;

/** "(evenings)", "(5 months, part time)": a bracket without a year. */
const HOW_STUDIED =
  /\s*\((?=[^()]*\b(?:part[- ]time|full[- ]time|online|evenings?|months?|weeks?|hours)\b)(?![^()]*(?:19|20)\d\d)[^()]*\)/giu;

/** "(sandwich, accredited by the institute)": a bracket with a comma that says how one studied. */
const STUDY_NOTE = /\s*\([^()]*\b(?:sandwich|accredited|placement)\b[^()]*\)/giu;
/** " — 2:1 — 2020" behind the school. */
const CLASS_BETWEEN = /\s+[–—-]\s+(?:\d[:.]\d|First|Merit|Distinction|Pass)(?:\s+[–—-]\s+|,\s+)(?=(?:19|20)\d\d)/u;

/** A degree as a line of a resume names it, as one says it: "a BSc in Geography from the University of Leeds (2013)". Undefined where its parts are not sure. */
export function phraseDegree(item: string, education: readonly ResumeEducation[] = []): string | undefined {
  const plain = item
    .replace(/[\s.;]+$/u, '')
    .replace(STUDY_NOTE, '')
    .replace(CLASS_BETWEEN, ', ')
    .replace(HOW_STUDIED, ', ')
    .replace(/,\s*(?=,|$)/gu, '');
  const { parts, date } = datedParts(plain);
  const { at, kind, within, isCertificate } = kindIn(parts);
  if (kind === '') return undefined;
  const entry = entryOf(parts[at] ?? '', education);
  const school = withoutNoteEnd(schoolIn(parts, at) ?? entry?.institution ?? '');
  const field = fieldOf(within, parts[at + 1] ?? '', entry) || fieldBefore(parts, isCertificate ? at : 0);
  if (field.split(' ').length > LONGEST_FIELD || /[:;]/u.test(field)) return undefined;
  // A certificate that no school gives is said by its name.
  const isNamed = field !== '' || kind.trim().split(' ').length > 2;
  if (isCertificate && !(isNamed && isGiven(kind.trim(), school, date))) return undefined;
  return saidOf({
    kind,
    field,
    school: school.replace(BEHIND_SCHOOL, ''),
    date: date || earnedIn(parts[at] ?? '', education),
  });
}

/** Given by a school, or a diploma with its date. */
const isGiven = (kind: string, school: string, date: string): boolean =>
  school === '' ? date !== '' && / Diploma$/u.test(kind) : !LEFT_SCHOOL.test(school);

/** "Elm Institute syllabus)" is the end of a note. */
const withoutNoteEnd = (school: string): string => (school.split(')').length > school.split('(').length ? '' : school);

/** The parts of a line and the date at its end. */
function datedParts(plain: string): { parts: string[]; date: string } {
  const [whole = '', start = '', end = ''] = DATE.exec(plain) ?? [];
  const named = (whole === '' ? plain : plain.slice(0, -whole.length))
    .replace(/,\s+(?:completed|awarded|obtained|finished)$/iu, '')
    .replaceAll(new RegExp(NOTES, 'giu'), '');
  return { parts: named.split(PART).filter((part) => part !== ''), date: (end || start).trim() };
}

const schoolIn = (parts: readonly string[], at: number): string | undefined =>
  parts.find((part, place) => place !== at && isSchool(part));

/** "Supply Chain Management, Graduate Certificate" has its field first. */
const fieldBefore = ([first = '']: readonly string[], at: number): string =>
  at === 0 || isSchool(first) || isLocation(first) ? '' : first;

/** "a BSc in Geography from the University of Leeds (2013)". */
function saidOf({ kind, field, school, date }: { kind: string; field: string; school: string; date: string }): string {
  const from = school === '' ? '' : ` from ${WITH_ARTICLE.test(school) ? 'the ' : ''}${school}`;
  return `${withArticle(withField(kind.trim(), field.trim()))}${from}${date === '' ? '' : ` (${writtenDate(date)})`}`.replace(
    /\(([^()]+)\) \(([^()]+)\)$/u,
    '($1, $2)',
  );
}

/** "Elm University (2017" of dates that a class of degree follows. */
const BEHIND_SCHOOL = /\s*\(?\b(?:19|20)\d\d\b.*$/u;

/** The part that names the degree or, where none does, a certificate. */
function kindIn(parts: readonly string[]): { at: number; kind: string; within: string; isCertificate: boolean } {
  const degreeAt = parts.findIndex(isKind);
  const isCertificate = degreeAt < 0;
  const at = isCertificate ? parts.findIndex((part) => CERTIFICATE.test(part)) : degreeAt;
  const [, kind = '', within = ''] = (isCertificate ? CERTIFICATE : KIND).exec(parts[at] ?? '') ?? [];
  return { at, kind, within, isCertificate };
}

const isKind = (part: string, place: number): boolean =>
  KIND.test(part) &&
  !NO_DEGREE.test(part) &&
  !(place > 0 && STATE.test(part)) &&
  (isDegree(part) || isAcademic(part) || OF_TEACHERS.test(part));
/** Degrees of teachers, which graduates take. */
const OF_TEACHERS = /^PG[CD]E\b/u;

/** "Graduate Certificate", "Advanced Diploma in Computing" */
const CERTIFICATE =
  /^((?:\p{Lu}\p{L}+ ){0,3}(?:(?:Post-?)?[Gg]raduate |Advanced |Higher |National |Professional )?(?:Certificate|Diploma))(?:\s+((?:in|of) .+)|$)/u;
const LEFT_SCHOOL = /\b(?:High School|Secondary School|Certificate of Secondary)\b/iu;

/** The field behind the degree, in the same part or in the next one. */
function fieldOf(within: string, next: string, entry: ResumeEducation | undefined): string {
  const told = within.replace(/^[Dd]egree(?: in)? ?/u, '');
  const isField = !isSchool(next) && !isLocation(next) && !/\d/u.test(next);
  if (told !== '' && isField && SHORT_NAME.test(next) && entry?.degree.endsWith(`, ${next}`) === true)
    return `${told} (${next})`;
  return told === '' && isField ? next : told;
}

/** "Accounting" behind "Bachelor of Science in Business Administration". */
const SHORT_NAME = /^\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?$/u;

/** The entry with that degree: it has the school where the line itself names none. */
const entryOf = (degree: string, education: readonly ResumeEducation[]): ResumeEducation | undefined =>
  education.find((entry) => degree !== '' && entry.degree.startsWith(degree) && isSchool(entry.institution));

/** The date of the only entry with that degree, where it was surely read. */
function earnedIn(degree: string, education: readonly ResumeEducation[]): string {
  const [entry, ...others] = education.filter((one) => one.degree.startsWith(degree));
  const isSure = entry !== undefined && others.length === 0 && isCertainEntry(entry);
  return isSure && /\b(?:19|20)\d\d$/u.test(entry.endDate) ? writtenDate(entry.endDate) : '';
}

const isSchool = (part: string): boolean =>
  isInstitution(part) || /\b(?:University|College|Institute|Academy|School|Polytechnic)\b/u.test(part);

/** "BSc in Geography"; what has its "in" already gets the field in brackets. */
function withField(kind: string, field: string): string {
  if (field === '') return kind;
  if (/^(?:in |of |\()/u.test(field)) return `${kind} ${field}`;
  return / in /u.test(kind) ? `${kind} (${field})` : `${kind} in ${field}`;
}
