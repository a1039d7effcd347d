import type { ParsedResume, ResumeEducation } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isDegree, isInstitution, isTown } from '../entities/classify-part.ts';
import { toMonthNumber } from '../entities/dates.ts';
import { OPEN } from '../evidence/credential-patterns.ts';
import { findDegreeSpan } from '../job/find-degree.ts';
import { findSkills } from '../skills/find-skills.ts';
import { isHumanLanguage } from '../skills/human-languages.ts';
import { contentStems } from '../text/content-stems.ts';
import { joinPattern } from '../text/join-pattern.ts';
import { isAcademic, SCHOOL_LEAVING } from './degree-kinds.ts';
import type { LetterFacts } from './letter-facts.ts';
import { writtenDate } from './letter-phrases.ts';
import { withoutTown, writtenCompany } from './written-company.ts';
import { yearsLast } from './years-last.ts';

/** "B.Sc. Biology (two years, not completed)" is no degree. */
const NOT_EARNED = joinPattern(
  'iu',
  String.raw`^(?:started|began|begun|enrolled)\b|\b(?:did not|didn['’]t|not (?:completed|finished|awarded)|incomplete`,
  '|unfinished|discontinued|withdrew|withdrawn|abandoned|left early|no degree|credits',
  String.raw`|(?:one|two|three|\d) (?:years?|semesters?|terms?|units?))\b`,
);
const MOST_LANGUAGES = 5;
const LONGEST_LANGUAGE = 60;
/** An entry of the list of languages that no lexicon knows: one word, with its level in brackets. */
const LONE_WORD = /^\p{L}{4,}(?: \([^():]*\))?$/u;
export const LANGUAGES_ASKED = joinPattern(
  'iu',
  String.raw`\b(?:second|another|other|further|additional|foreign|official|multiple|two|several) (?:\p{L}+ )?languages?\b`,
  String.raw`|\b(?:bi|multi)lingual\b|\blanguages? (?:skills|is|are|an? (?:plus|advantage|asset))\b`,
);
const LONGEST_STUDY_MONTHS = 84;
/**
 * The highest degree, and beside it one of the field that is asked for, as lines: "BCom Human Resource Management, University of the Reef (2017)." A degree of no
 * asked field is left out where `isAlways` is false.
 */
export function listDegrees(facts: LetterFacts, held: readonly string[], isAlways: boolean): string[] {
  const { resume, today, degree: asked, jobDescription } = facts;
  const askedWords = new Set(contentStems(asked?.sentence ?? ''));
  const ofField = new Set(contentStems(jobDescription));
  const worthOf = ({ degree }: ResumeEducation) =>
    (fieldStems(degree).some((word) => askedWords.has(word)) ? OF_ASKED : 0) +
    (fieldStems(degree).some((word) => ofField.has(word)) ? OF_FIELD : 0);
  const schools = resume.education.filter(
    (entry) => isTold(entry, resume.text) && isStudy(entry.degree) && !held.some((name) => name.includes(entry.degree)),
  );
  const isNamed = asked !== undefined || /\b(?:bachelor|master)['’]?s?\b|\bdegree\b/iu.test(jobDescription);
  const [highest, ...others] = schools.toSorted(
    (one, other) => rankOfDegree(other.degree) - rankOfDegree(one.degree) || worthOf(other) - worthOf(one),
  );
  if (highest === undefined) return asked ? [degreeLine(resume.text, askedWords)] : [];
  if (!(isAlways || isNamed || schools.some((school) => worthOf(school) > 0))) return [];
  const higher = isNamed ? higherDegree(facts, highest) : undefined;
  const [second] = others.toSorted((one, other) => worthOf(other) - worthOf(one));
  // A certificate of graduates comes with the degree below it.
  const isBeside =
    second !== undefined && (worthOf(second) > worthOf(highest) || rankOfDegree(highest.degree) === OF_GRADUATES);
  return [higher ?? phraseSchool(highest, resume, today), isBeside ? phraseSchool(second, resume, today) : ''];
}
const OF_ASKED = 2;
const OF_FIELD = 1;
const OF_GRADUATES = 4;

/** The words of its field: every degree is a "bachelor" or a "science". */
const fieldStems = (degree: string): string[] => contentStems(degree.replace(KIND_WORDS, ' '));
const KIND_WORDS =
  /\b(?:bachelor|master|doctor|associate|degree|science|arts|graduate|certificate|diploma|honours|honors|hons|applied)s?\b/giu;

/** How high a degree is, from that of a doctor down. */
function rankOfDegree(degree: string): number {
  const at = RANKS.findIndex((pattern) => pattern.test(degree));
  return at < 0 ? 0 : RANKS.length - at;
}
const RANKS: RegExp[] = [
  /\b(?:ph\.?\s?d|doctora\p{L}+|doctor of|dphil|ed\.?d)\b/iu,
  /\b(?:master(?:['’]?s)?|m\.?\s?sc|mba|ll\.?m|m\.?\s?(?:eng|ed|phil|a|s|res|chem)|juris doctor|j\.?d|m\.?d|magister)\b/iu,
  /\b(?:post-?)?graduate (?:certificate|diploma)|\bpgc?[cd]e\b|\bpg ?dip\b/iu,
  /\b(?:bachelor(?:['’]?s)?|b\.?\s?(?:sc|a|s|eng|ed|com|tech)|ll\.?b|bba|bsn|licenciat\p{L}+|undergraduate degree)\b/iu,
  /\b(?:associate|foundation degree|hn[cd]|higher (?:national )?diploma|diploma|diplôme)\b/iu,
  /\bcertificate\b/iu,
];
const isStudy = (degree: string): boolean => isAcademic(degree) || RANKS[2]?.test(degree) === true;

/** An earned degree above the one that was read with its school for certain: it is a fact by itself. Undefined where there is none. */
function higherDegree({ resume, today }: LetterFacts, school: ResumeEducation | undefined): string | undefined {
  const levelOfDegree = (entry: ResumeEducation | undefined) => findDegreeSpan(entry?.degree ?? '')?.level ?? 0;
  const [highest] = resume.education
    .filter((entry) => isAcademic(entry.degree) && !isCertainEntry(entry) && isOnEarnedLine(entry, resume.text))
    .filter((entry) => entry.endDate !== 'Present' && !isUnfinished(entry, resume, today))
    .toSorted((left, right) => levelOfDegree(right) - levelOfDegree(left));
  if (highest === undefined || levelOfDegree(highest) <= levelOfDegree(school)) return undefined;
  const end = writtenDate(highest.endDate);
  return `${highest.degree}${end === '' ? '' : ` (${end})`}.`;
}

/** Whether a line names the degree and nothing near says that it was not finished. */
const isOnEarnedLine = ({ degree }: ResumeEducation, text: string): boolean =>
  text.split('\n').some((line) => line.includes(degree) && !NOT_EARNED.test(line) && !OPEN.test(line));

function phraseSchool(school: ResumeEducation, resume: ParsedResume, today: string): string {
  if (school.endDate === 'Present' && hasBegunLongAgo(school, today)) return '';
  // How one studied is no part of a degree's name.
  const degree = school.degree.replace(/\s*\([^()]*\b(?:part[- ]time|distance|evening|day release)\b[^()]*\)/giu, '');
  // A year behind the school may be of another line.
  const institution = wholeName(school.institution, resume.text);
  const named = withoutTown(writtenCompany(institution.replace(/\s+(?:19|20)\d\d$/u, '')));
  const isDated = named === withoutTown(writtenCompany(institution));
  const isPlace = isTown(named) || (!named.includes(' ') && !isInstitution(named));
  const from = isPlace ? '' : `, ${named}`;
  const end = school.endDate === 'Present' || !isDated ? '' : writtenDate(school.endDate);
  // A year that is over is no year to finish in: which of the two holds is not known.
  if (isUnfinished(school, resume, today) && Number(YEAR.exec(end)?.[0] ?? Infinity) < Number(today.slice(0, 4)))
    return '';
  if (isUnfinished(school, resume, today))
    return `Studying for: ${degree}${from}${end === '' ? '' : `, to finish in ${end}`}.`;
  return `${degree}${from}${end === '' ? '' : ` (${end})`}.`;
}

/** "University of Wisconsin–Milwaukee" where only its first part was read: a dash without spaces goes on with a name. */
export function wholeName(name: string, text: string): string {
  const at = name === '' ? -1 : text.indexOf(name);
  const [rest = ''] =
    at < 0 ? [] : (/^[–—-]\p{Lu}[\p{L}'’]+(?: \p{Lu}\p{L}+)*/u.exec(text.slice(at + name.length)) ?? []);
  return name + rest;
}

const YEAR = /\b(?:19|20)\d\d\b/u;

/** A line of the resume that names a degree of the field, where no entry with its parts was read. */
function degreeLine(text: string, askedWords: ReadonlySet<string>): string {
  const line = text
    .split('\n')
    .map((one) => yearsLast(one).trim())
    .find(
      (one) =>
        one.length <= LONGEST_DEGREE &&
        /^\p{Lu}/u.test(one) &&
        isAcademic(one) &&
        !NOT_EARNED.test(one) &&
        !OPEN.test(one) &&
        !/[.:]\s|\b(?:I|my|with|expected|in progress|is|are)\b/u.test(one) &&
        contentStems(one).some((word) => askedWords.has(word)),
    );
  return line === undefined ? '' : `${line.replace(/\s*\t\s*/gu, ', ').replace(/[\s.,;]+$/u, '')}.`;
}
const LONGEST_DEGREE = 110;

/** An entry with both of its parts sure, of what was earned. */
const isTold = (entry: ResumeEducation, text: string) =>
  entry.degree !== '' &&
  entry.institution !== '' &&
  (isCertainEntry(entry) || isOneLine(entry, text)) &&
  !SCHOOL_LEAVING.test(`${entry.degree}, ${entry.institution}`) &&
  !NOT_EARNED.test(entry.degree) &&
  // Two degrees that ran into one.
  !(isDegree(entry.institution) && isInstitution(entry.institution.replace(/\b(?:bachelor|master|doctor)\b.*$/iu, '')));

/** A line with both: no order of lines can have mixed them up. */
const isOneLine = ({ degree, institution }: ResumeEducation, text: string): boolean =>
  isInstitution(institution) &&
  text.split('\n').some((line) => line.trim().startsWith(degree) && line.includes(institution));

/** No one studies for so long: the end of the dates was lost. */
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
  return /\bgraduating\b/iu.test(line) || OPEN.test(line) || (end !== undefined && now !== undefined && end > now);
}

/** A line of a list of languages may be anything. */
function isLanguage(text: string): boolean {
  return findSkills(text).some(({ name }) => isHumanLanguage(name));
}

/** The languages that the job asks for, as an item of a list. */
export function listLanguages(facts: LetterFacts): string {
  const told = languagesToTell(facts);
  return told.length === 0 ? '' : `Languages: ${told.join(', ')}.`;
}

/** The languages that the job asks for, with those that the resume has where it asks for languages at large, each with its level as the resume words it. */
export function languagesToTell({ resume, jobDescription }: LetterFacts): string[] {
  const isEnough = (language: string, ad: string) => {
    const asked = askedLevel(language, ad);
    return asked > 0 && levelOf(language) >= asked;
  };
  const isNamed = (language: string) =>
    (!language.startsWith('English') || (hasLevel(language) && ENGLISH_ASKED.test(jobDescription))) &&
    jobDescription.includes(nameOf(language));
  const isAny = LANGUAGES_ASKED.test(jobDescription);
  const entries = resume.languages
    .flatMap((entry) => entry.split(LANGUAGE_END))
    .flatMap(eachOfPair)
    .map((entry) => withOwnNote(entry, resume.text));
  const end = entries.findIndex((entry) => entry.includes(':') && !isLanguage(entry));
  // A word that no lexicon knows is a language where a known one follows.
  const last = entries.findLastIndex(isLanguage);
  const languages = withLevels(entries.slice(0, Math.min(last + 2, end < 0 ? Number.POSITIVE_INFINITY : end)))
    .map((language) => (isEnglish(language) ? language.replace(APOLOGY, '') : language))
    .filter((language) => !APOLOGY.test(language) || isNamed(language))
    .filter((language) => !/^(?:and|or)\b/iu.test(language))
    .filter(
      (language, at) =>
        (isLanguage(language) || (at <= last && LONE_WORD.test(language))) && language.length <= LONGEST_LANGUAGE,
    )
    // The language of the letter itself is never left out of a list.
    .filter(
      (language) =>
        isEnglish(language) ||
        isNamed(language) ||
        isEnough(language, jobDescription) ||
        !/\b(?:A[12]|B1|basic|beginner|elementary|learner|some words)\b/iu.test(language),
    )
    // A lower level than the one asked for is no answer, except where it is named and so claims no more.
    .filter(
      (language) =>
        isEnglish(language) || isLevelTold(language) || levelOf(language) >= askedLevel(language, jobDescription),
    );
  if (!languages.some(isNamed) && !(isAny && languages.length > 1)) return [];
  const named = languages.filter(isNamed);
  // If only English is asked for, other languages do not help.
  const told = !isAny && named.every(isEnglish) ? named : languages;
  return told.slice(0, MOST_LANGUAGES).map(withLevel);
}

/** "English and Punjabi (fluent)" and "English and Spanish, both fluent spoken and written" are two languages with one level. */
function eachOfPair(entry: string): string[] {
  const [, first = '', second = '', level = ''] =
    /^(\p{Lu}\p{L}+) and (\p{Lu}\p{L}+)(?:,? both)?(?:\s+\(?([^()]+?)\)?)?$/u.exec(entry) ?? [];
  if (!isHumanLanguage(first) || !isHumanLanguage(second)) return [entry];
  return [first, second].map((name) => (level === '' ? name : `${name} (${level})`));
}
const LANGUAGE_END = /,\s+(?=(?:\p{L}+ )?\p{Lu}\p{L}+$)/u;
/** "Spanish" of "kitchen Spanish" and of "Spanish (conversational)". */
const nameOf = (language: string): string =>
  (language.match(/\p{L}+/gu) ?? []).find(isHumanLanguage) ??
  /(?:\p{Ll}{2,4})?\p{Lu}\p{L}+/u.exec(language)?.[0] ??
  language;

/** "Spanish" with what the resume says of it in a bracket that was too long to be read with it: "Spanish (conversational)". */
function withOwnNote(language: string, text: string): string {
  const name = nameOf(language);
  if (language !== name || !isHumanLanguage(name)) return language;
  const [, note = ''] = new RegExp(String.raw`(?<!\p{L})${name} \(([^()]{4,120})\)`, 'u').exec(text) ?? [];
  const [level = ''] = note.split(/\s+[-–—]\s+|[;,:]\s/u);
  return isLevelTold(level) && level.split(' ').length <= LONGEST_LEVEL ? `${name} (${level})` : language;
}
const LONGEST_LEVEL = 4;

/** "Spanish (Duolingo level, honestly)": told against oneself. The letter itself shows how good the English is. */
const APOLOGY =
  /\s*(?:\(|[,:–—-]\s)[^()]*\b(?:weak\p{L}*|little|honestly|rusty|duolingo|(?:from|at) school|a bit|forgotten)\b.*$/iu;

/** Who names a level of English did not grow up with it. */
const hasLevel = (language: string): boolean => /[(,:–-]|\s[ABC][12]|\bfluent\b/u.test(language);
const ENGLISH_ASKED = joinPattern(
  'iu',
  String.raw`\b(?:good|fluent|spoken|written|working|strong|excellent|clear|level of) (?:\p{L}+ ){0,2}English\b`,
  String.raw`|\bEnglish (?:at )?(?:[ABC][12]|skills|is|to|language|proficien\p{L}+)\b`,
  String.raw`|\b(?:meeting|work|talk|speak|documentation)\p{L}*,? in English\b`,
);

/** A line that names two languages or more, where the advertisement asks for languages and no list of them was read. */
export function languageLine({ resume, jobDescription, evidence }: LetterFacts): string {
  if (resume.languages.some(isLanguage) || !LANGUAGES_ASKED.test(jobDescription)) return '';
  const line = evidence.find(
    ({ line: text, placeIndex }) =>
      placeIndex === undefined &&
      text.length <= LONGEST_DEGREE &&
      /^\p{Lu}\p{Ll}+(?:,| and) \p{Lu}\p{Ll}/u.test(text) &&
      isLanguage(text),
  )?.line;
  return line ?? '';
}

const isEnglish = (language: string): boolean => language.startsWith('English');

/** "German" with "B1" as the next entry is one language with its level. */
function withLevels(entries: readonly string[]): string[] {
  const isLevel = (entry = '') =>
    !isLanguage(entry) &&
    /^(?:native|mother tongue|fluent|good|basic|conversational|[ABC][12])(?: \S+)?$/iu.test(entry);
  return entries.flatMap((entry, at) => {
    if (isLevel(entry) && at > 0) return [];
    return isLevel(entries[at + 1]) ? [`${entry} (${entries[at + 1]})`] : [entry];
  });
}

const LEVELS: [RegExp, number][] = [
  [/\b(?:native|mother|first language|bilingual|C2)\b/iu, 6],
  [/\b(?:C1|fluent|proficient|excellent|business fluent)\b/iu, 5],
  [/\b(?:B2|very good|professional|working)\b/iu, 4],
  [/\b(?:B1|good|conversational|intermediate)\b/iu, 3],
  [/\b(?:A2|basic|elementary)\b/iu, 2],
  [/\b(?:A1|beginner)\b/iu, 1],
];
const isLevelTold = (text: string) => LEVELS.some(([pattern]) => pattern.test(text));
const UNKNOWN_LEVEL = 5;

/** A language without a level is taken for fluent. */
const levelOf = (text: string) =>
  LEVELS.find(([pattern]) => pattern.test(text))?.[1] ?? (/[(,:–-]/u.test(text) ? 0 : UNKNOWN_LEVEL);

/** The level that the sentence of the advertisement asks for, 0 where it names none: a lower one is no answer to it. */
function askedLevel(language: string, jobDescription: string): number {
  const name = language.split(/[\s(,:–-]/u)[0] ?? '';
  const levels = jobDescription
    .split(/[.;\n]/u)
    .filter((sentence) => sentence.includes(name))
    .map((sentence) => LEVELS.find(([pattern]) => pattern.test(sentence))?.[1] ?? 0);
  return Math.min(UNKNOWN_LEVEL, Math.max(0, ...levels));
}

/** "German – C1" and "English fluent (OET grade B)" with the level in brackets, as a sentence has it. */
function withLevel(language: string): string {
  const [, name = '', level = ''] =
    /^(\p{Lu}\p{L}+)(?:\s*[,:–—-]\s*|\s+(?!and\b)(?=\p{Ll}|[ABC][12]\b))(.+)$/u.exec(language) ?? [];
  return name === '' ? language : `${name} (${level.replace(/\s*[()]\s*/gu, ', ').replace(/[\s,]+$/u, '')})`;
}
