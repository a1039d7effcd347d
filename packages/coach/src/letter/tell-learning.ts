import type { ParsedResume, ResumeEducation } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isDegree } from '../entities/classify-part.ts';
import { toMonthNumber } from '../entities/dates.ts';
import { findSkills } from '../skills/find-skills.ts';
import type { LetterFacts } from './letter-facts.ts';
import { joinList, pick, withArticle, writtenDate } from './letter-phrases.ts';
import { writtenCompany } from './written-company.ts';

const ONE_CERTIFICATE = ['I also hold {names}.', 'My resume also lists {names}.', 'In addition there is {names}.'];
const CERTIFICATES = [
  'My certificates include {names}.',
  'Among my certificates are {names}.',
  'As to certificates, I have {names}.',
  'My resume also lists {names}.',
  'Certificates that I hold: {names}.',
];
const LONGEST_CERTIFICATE = 80;
const LONGEST_STUDY_MONTHS = 84;
/** "ASE A4, A5" names two and no issuer. */
const SHORTEST_ISSUER = 4;
const ABBREVIATED_DEGREE =
  /^((?:B\.?Sc|B\.?A|B\.?S|BBA|B\.?Eng|B\.?E|BEd|BFA|M\.?Sc|M\.?A|M\.?S|M\.?Eng|MEd|MSW|LLM|Ph\.?D|PGCE|HNC|HND)\.?(?: \(Hons\.?\))?) (?=\p{Lu})/u;
const COURSE = /\b(?:program(?:me)?|course|training|boot ?camp|apprenticeship)\b/iu;

/** School or degree, as far as the resume says what was earned and whether it was. */
export function tellEducation({ resume, today }: LetterFacts): string[] {
  const school = resume.education.find(
    (entry) => entry.degree !== '' && entry.institution !== '' && isCertainEntry(entry),
  );
  if (!school) return [];
  const { degree } = school;
  const named = writtenCompany(school.institution);
  const institution = /^(?:\p{Lu}\p{L}+ )?(?:University|Institute|College|Academy|School|Society) of\b/u.test(named)
    ? `the ${named}`
    : named;
  const end = writtenDate(school.endDate);
  if (school.endDate === 'Present' && hasBegunLongAgo(school, today)) return [];
  if (isUnfinished(school, resume, today)) {
    const finish = school.endDate === 'Present' ? '' : ` and expect to finish in ${end}`;
    return [`I am studying at ${institution} (${degree})${finish}.`];
  }
  const year = end === '' ? '' : ` (${end})`;
  if (COURSE.test(degree)) return [`I completed the ${degree.replace(/^the /iu, '')} at ${institution}${year}.`];
  if (!isDegree(degree))
    return [`I studied at ${institution} (${[degree, end].filter((part) => part !== '').join(', ')}).`];
  return [`I hold ${withArticle(degree.replace(ABBREVIATED_DEGREE, '$1 in '))} from ${institution}${year}.`];
}

/** Nobody studies for so long: the end of the dates was lost. */
function hasBegunLongAgo({ startDate }: ResumeEducation, today: string): boolean {
  const start = toMonthNumber(startDate, today);
  const now = toMonthNumber(today.slice(0, 7), today);
  return start === undefined || now === undefined || now - start > LONGEST_STUDY_MONTHS;
}

/** A degree that is expected is not held yet. */
function isUnfinished({ endDate }: ResumeEducation, resume: ParsedResume, today: string): boolean {
  if (endDate === 'Present') return true;
  const line = resume.text.split('\n').find((text) => endDate !== '' && text.includes(endDate)) ?? '';
  const end = toMonthNumber(endDate, today);
  const now = toMonthNumber(today.slice(0, 7), today);
  return (
    /\b(?:expected|anticipated|graduating|in progress)\b/iu.test(line) ||
    (end !== undefined && now !== undefined && end > now)
  );
}

/** Certificates, those that the job asks for first; `onlyAsked` leaves out the rest. */
export function tellCertificates(
  { resume, asked }: LetterFacts,
  count: number,
  onlyAsked: boolean,
  seed = 0,
): string[] {
  const isAsked = (text: string) => findSkills(text).some(({ name }) => asked.has(name));
  const names = resume.certifications.filter((name) => name.length < LONGEST_CERTIFICATE);
  const ordered = [...names.filter(isAsked), ...(onlyAsked ? [] : names.filter((name) => !isAsked(name)))];
  const shown = ordered.slice(0, count).map(inBrackets);
  if (shown.length === 0) return [];
  return [pick(shown.length === 1 ? ONE_CERTIFICATE : CERTIFICATES, seed).replace('{names}', joinList(shown))];
}

/** "CNA, State of California" in a row of others: "CNA (State of California)". Who issued what has its letters in brackets already is left out. */
function inBrackets(certificate: string): string {
  const [name = '', ...rest] = certificate.split(/,\s+(?![^()]*\))/u);
  const issued = rest
    .join(', ')
    .replace(/[()]/gu, '')
    .replace(/ (?=No\.)/u, ', ');
  if (issued.length < SHORTEST_ISSUER || /\b(?:since|until|valid|expires)\b/iu.test(certificate)) return certificate;
  return /[()]/u.test(name) ? name : `${name} (${issued})`;
}

export function tellLanguages({ resume }: LetterFacts): string[] {
  const languages = resume.languages.slice(0, 3);
  return languages.length > 1 ? [`I speak ${joinList(languages)}.`] : [];
}
