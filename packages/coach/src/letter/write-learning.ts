import type { ParsedResume, ResumeEducation } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { isDegree, isInstitution, isTown } from '../entities/classify-part.ts';
import { toMonthNumber } from '../entities/dates.ts';
import { findSkills } from '../skills/find-skills.ts';
import { getSkillLexicon } from '../skills/skill-lexicon.ts';
import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';
import { joinList, withArticle, writtenDate } from './letter-phrases.ts';
import { withoutTown, writtenCompany } from './written-company.ts';

/** Left school with it: no answer to a demand. */
const SCHOOL_LEAVING = /\b(?:high school|GCSEs?|A[- ]levels?|ba[ck]+alaur?[eé]at\p{L}*|GED|leaving certificate)\b/iu;
/** "B.Sc. Biology (two years, not completed)" is no degree. */
const NOT_EARNED =
  /\b(?:not (?:completed|finished|awarded)|incomplete|unfinished|discontinued|withdrew|withdrawn|abandoned|left early|no degree|credits|(?:one|two|three|\d) (?:years?|semesters?|terms?|units?))\b/iu;
const MOST_LANGUAGES = 3;
const LONGEST_STUDY_MONTHS = 84;
const ABBREVIATED_DEGREE =
  /^((?:B\.?Sc|B\.?A|B\.?S|BBA|B\.?Eng|B\.?E|BEd|BFA|M\.?Sc|M\.?A|M\.?S|M\.?Eng|MEd|MSW|LLM|Ph\.?D|PGCE|HNC|HND)\.?(?: (?:\(Hons\.?\)|Hons\.?|\(Honou?rs\)|Honou?rs))?) (?=\p{Lu})(?!Hons|Honou?rs)/u;
const ACADEMIC =
  /\b(?:bachelor|master|doctor|licenciat\p{L}+|laurea|magister|diplom|mba|llb|llm|b\.?\s?(?:sc|a|s|eng|ed|tech|com)|m\.?\s?(?:sc|a|s|eng|ed|tech|phil)|ph\.?\s?d)\b/iu;
const COURSE = /\b(?:program(?:me)?|course|training|boot ?camp|apprenticeship)\b/iu;

/** School or degree, as far as the resume says what was earned and whether it was. */
export function phraseEducation({ resume, today, degree: asked, jobDescription }: LetterFacts, seed = 0): string[] {
  const schools = resume.education.filter(
    (entry) =>
      entry.degree !== '' &&
      entry.institution !== '' &&
      isCertainEntry(entry) &&
      !SCHOOL_LEAVING.test(`${entry.degree}, ${entry.institution}`) &&
      !NOT_EARNED.test(entry.degree) &&
      // Two degrees that ran into one.
      !(
        isDegree(entry.institution) &&
        isInstitution(entry.institution.replace(/\b(?:bachelor|master|doctor)\b.*$/iu, ''))
      ),
  );
  const words = new Set(contentStems(jobDescription));
  const isOfField = ({ degree }: ResumeEducation) => contentStems(degree).some((word) => words.has(word));
  const academic = asked ? schools.filter((entry) => isAcademic(entry.degree)) : [];
  const askedWords = new Set(contentStems(asked?.sentence ?? ''));
  const isAsked = ({ degree }: ResumeEducation) =>
    contentStems(degree.replace(/\([^()]*\)/gu, '')).some((word) => askedWords.has(word));
  const school = academic.find(isAsked) ?? academic[0] ?? schools.find(isOfField) ?? schools[0];
  if (!school) return [];
  // How one studied is no part of a degree's name.
  const degree = school.degree.replace(/\s*\([^()]*\b(?:part[- ]time|distance|evening|day release)\b[^()]*\)/giu, '');
  const named = withoutTown(writtenCompany(school.institution));
  const institution = /^(?:\p{Lu}\p{L}+ )?(?:University|Institute|College|Academy|School|Society) of\b/u.test(named)
    ? `the ${named}`
    : named;
  const end = writtenDate(school.endDate);
  if (school.endDate === 'Present' && hasBegunLongAgo(school, today)) return [];
  if (isUnfinished(school, resume, today)) {
    const finish = school.endDate === 'Present' ? '' : ` and expect to finish in ${end}`;
    return [`I am studying at ${institution} (${degree})${finish}.`];
  }
  return phraseHeld(degree, named, institution, end, seed);
}

function phraseHeld(degree: string, named: string, institution: string, end: string, seed: number): string[] {
  const year = end === '' ? '' : ` (${end})`;
  if (/\bmember\b/iu.test(institution)) return [];
  if (COURSE.test(degree))
    return isInstitution(named) ? [`I completed the ${degree.replace(/^the /iu, '')} at ${institution}${year}.`] : [];
  // Which of the two names is the school is not sure then.
  if (!isDegree(degree)) return [];
  const isPlace = isTown(institution) || (!institution.includes(' ') && !isInstitution(institution));
  const from = isPlace ? '' : ` from ${institution}`;
  const held = `${withArticle(degree.replace(ABBREVIATED_DEGREE, '$1 in '))}${from}${year}`;
  return [seed % 2 === 0 || !isAcademic(degree) ? `I hold ${held}.` : `My degree is ${held}.`];
}

/** A degree of a university: an NVQ and an Abitur are none. */
function isAcademic(degree: string): boolean {
  return ACADEMIC.test(degree) && !/\b(?:n?vq|btec|level [1-5]|certificate|pass)\b/iu.test(degree);
}

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
  return (
    /\b(?:expected|anticipated|graduating|in progress)\b/iu.test(line) ||
    (end !== undefined && now !== undefined && end > now)
  );
}

/** A line of a list of languages may be anything. */
function isLanguage(text: string): boolean {
  return findSkills(text).some(({ name }) => getSkillLexicon().skills.get(name)?.family === 'Human languages');
}

/** Languages that the job names, or all of them. */
export function phraseLanguages({ resume, jobDescription }: LetterFacts, isAll: boolean): string[] {
  // The letter itself shows English.
  const named = (language: string) =>
    language !== 'English' &&
    isLanguage(language) &&
    jobDescription.includes(language.split(/[\s(,:–-]/u)[0] || language);
  const languages = withLevels(resume.languages)
    .filter((language) => (isAll && isLanguage(language)) || named(language))
    .filter(
      (language) =>
        !/^English\b.*\b(?:native|mother|first)\b|\b(?:A[12]|B1|basic|beginner|elementary|learner)\b/iu.test(language),
    )
    .filter((language) => levelOf(language) >= askedLevel(language, jobDescription))
    .slice(0, MOST_LANGUAGES)
    .map(withLevel)
    .map((language) => language.replace(/ \((?:native|mother tongue|native speaker|first language|fluent)\)$/iu, ''));
  const others = languages.filter((language) => !language.startsWith('English'));
  return others.length > 0 && (languages.length > 1 || !isAll) ? [`I speak ${joinList(languages)}.`] : [];
}

/** "German" with "B1" as the next entry is one language with its level. */
function withLevels(entries: readonly string[]): string[] {
  const isLevel = (entry = '') =>
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
];
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
    /^(\p{Lu}\p{L}+)(?:\s*[,:–—-]\s*|\s+(?!and\b)(?=\p{Ll}))(.+)$/u.exec(language) ?? [];
  return name === '' ? language : `${name} (${level.replace(/\s*[()]\s*/gu, ', ').replace(/[\s,]+$/u, '')})`;
}
