import { toMonthNumber } from '../entities/dates.ts';
import { OPEN } from '../evidence/credential-patterns.ts';
import { titleLikeness } from '../resume/occupation-fit.ts';
import { contentStems } from '../text/content-stems.ts';
import type { LetterFacts } from './letter-facts.ts';
import { writtenDate } from './letter-phrases.ts';

const COURSE = /\b(?:boot ?camp|course|immersive|traineeship|training program(?:me)?)\b/iu;
const LONGEST = 9;

/** A course of the advertised trade that was completed, in a sentence: who changes their trade has no degree of it. Empty where there is none or `told` has it. */
export function phraseCourseCompleted({ resume, job, jobDescription, today }: LetterFacts, told: string): string {
  const role = new Set(contentStems(job.roleTitle));
  const asked = new Set(contentStems(jobDescription));
  const now = toMonthNumber(today.slice(0, 7), today) ?? 0;
  const found = resume.education.find(({ degree, institution, endDate }) => {
    const field = contentStems(degree.replace(COURSE, ' '));
    const shared = field.filter((stem) => asked.has(stem)).length;
    const end = toMonthNumber(endDate, today);
    const line = resume.text.split('\n').find((one) => one.includes(degree) && one.includes(institution)) ?? '';
    return (
      COURSE.test(degree) &&
      institution !== '' &&
      degree.split(' ').length <= LONGEST &&
      end !== undefined &&
      end <= now &&
      line !== '' &&
      !OPEN.test(line) &&
      (field.some((stem) => role.has(stem)) || shared >= FEWEST) &&
      !told.includes(degree)
    );
  });
  return found === undefined
    ? ''
    : `I completed the ${found.degree} at ${found.institution} (${writtenDate(found.endDate)}).`;
}
const FEWEST = 2;

/** The same for who changes into the advertised trade, which none of the jobs is of. */
export const tradeCourse = (facts: LetterFacts): string =>
  facts.places.some(({ title, isProject }) => !isProject && titleLikeness(title, facts.job.roleTitle) >= SAME_TRADE)
    ? ''
    : phraseCourseCompleted(facts, '');
const SAME_TRADE = 0.35;
