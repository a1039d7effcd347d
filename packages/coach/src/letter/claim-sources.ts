import type { ParsedResume } from '@greenroom/contract/resume';
import { coveredMonths } from '../entities/dates.ts';
import { findJobFacts } from '../job/find-job-facts.ts';
import { findSkills } from '../skills/find-skills.ts';
import { writtenCompany } from './written-company.ts';

/** What can be looked up of a resume and of a job: their words, pairs of neighbouring words, numbers and skills. */
export type ClaimSource = {
  words: Set<string>;
  pairs: Set<string>;
  numbers: Set<string>;
  percents: Set<string>;
  skills: Set<string>;
  lines: Set<string>[];
};
export type ClaimSources = { resume: ClaimSource; job: ClaimSource; workedYears: number; company: string };

const NUMBER_VALUES: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  eighteen: '18',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  dozen: '12',
};
const MONTHS_PER_YEAR = 12;
/** The lookbehind tries a number from its first digit only: linear for a text of digits. */
const PERCENT = /(?<!\d|\d[.,])(\d+(?:[.,]\d+)*)\s?(?:%|percent)/giu;

export function createClaimSources(
  sources: { resume: ParsedResume; jobDescription: string },
  dateWritten: string,
): ClaimSources {
  const { resume } = sources;
  const { company, roleTitle } = findJobFacts(sources.jobDescription);
  const structured = [
    resume.fullName,
    resume.headline,
    ...resume.experience.flatMap((job) => [job.title, job.employer, job.startDate, job.endDate, ...job.achievements]),
    ...resume.education.flatMap((school) => [school.degree, school.institution, school.startDate, school.endDate]),
    ...resume.skills,
    ...resume.languages,
    ...resume.certifications,
  ];
  return {
    resume: createSource([resume.text, ...structured].join('\n')),
    // "Care Assistants wanted" speaks of one "Care Assistant" as well.
    job: createSource(`${sources.jobDescription}\n${roleTitle}`),
    company: writtenCompany(company),
    workedYears: Math.ceil(coveredMonths(resume.experience, todayFrom(dateWritten, resume)) / MONTHS_PER_YEAR),
  };
}

function createSource(text: string): ClaimSource {
  const lines = text.split('\n').map((line) => plainWords(line));
  const words = lines.flat();
  const pairs = new Set<string>();
  // A line may be wrapped in the middle of a name, so pairs run over its end.
  for (const [index, word] of words.entries()) pairs.add(`${word} ${words[index + 1] ?? ''}`);
  return {
    words: new Set(words),
    pairs,
    numbers: new Set(numbersIn(text)),
    percents: new Set([...text.matchAll(PERCENT)].map((match) => plainNumber(match[1] ?? ''))),
    skills: new Set(findSkills(text).map((mention) => mention.name)),
    lines: lines.map((line) => new Set(line)),
  };
}

/** Words in lower case without possessive endings, signs of names such as "C++" kept. */
export function plainWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)?(?:\+\+|#)?/gu) ?? []).map((word) =>
    word.replace(/['’]s?$/u, ''),
  );
}

/** Numbers of a text in digits: "1,200" and "1200" are one, "twelve" is 12, "40%" is 40. */
function numbersIn(text: string): string[] {
  const digits = [...text.matchAll(/\d+(?:[.,]\d+)*/gu)].map((match) => plainNumber(match[0]));
  // The year of "2021.03" is one by itself.
  const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? [];
  const short = [...text.matchAll(/(?:['’]|\p{L}{3}\.?[\s-]|\d\/)(\d{2})(?!\d)/gu)].map(([, year = '']) =>
    Number(year) > 50 ? `19${year}` : `20${year}`,
  );
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => NUMBER_VALUES[word] ?? []);
  return [...digits, ...years, ...short, ...words];
}

export function numberOfWord(word: string): string | undefined {
  return NUMBER_VALUES[word.toLowerCase()];
}

export function plainNumber(digits: string): string {
  return digits
    .replace(/,(?=\d{3})/gu, '')
    .replace(',', '.')
    .replace(/^0+(?=\d)/u, '');
}

/** A letter says when it was written; without that the latest year of the resume is used. */
function todayFrom(dateWritten: string, resume: ParsedResume): string {
  const written = /(?:19|20)\d{2}/u.exec(dateWritten)?.[0];
  const years = (resume.text.match(/\b(?:19|20)\d{2}\b/gu) ?? []).map(Number);
  return `${written ?? String(Math.max(2000, ...years))}-12-31`;
}
