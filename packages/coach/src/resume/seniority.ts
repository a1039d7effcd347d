import type { ResumeExperience } from '@greenroom/contract/resume';
import { joinPattern } from '../text/join-pattern.ts';

/** Levels from 0 (in training) to 5 (directs a whole field). */
const LEVELS: [number, RegExp][] = [
  [
    5,
    /\b(?:chief|c[etofimp]o|vp|svp|evp|vice president|president|executive director|head of|general manager|partner|director)\b/iu,
  ],
  [
    4,
    /\b(?:principal|lead|manager|staff (?:engineer|developer|designer|scientist)|architect|supervisor|superintendent|matron|team leader|foreman|leiter|leiterin|руководитель|经理|总监|مدير)\b/iu,
  ],
  [3, /\b(?:senior|sr\.?|experienced|sous|charge nurse|advanced|старший|高级)\b/iu],
  [1, /\b(?:junior|jr\.?|entry[- ]level|graduate|associate|assistant|младший|初级)\b/iu],
  [
    0,
    /\b(?:intern|internship|trainee|apprentice|apprenticeship|working student|student|praktikant\w*|werkstudent\w*|stagiaire|стаж[её]р|实习生)\b/iu,
  ],
];
const PLAIN_LEVEL = 2;
const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};
const YEARS = joinPattern(
  'giu',
  String.raw`(?:(?:at least|minimum(?: of)?|min\.?|over|more than)\s+)?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve`,
  String.raw`|fifteen)\s*(?:\(\d+\)\s*)?(?:\+|plus)?\s*(?:(?:-|–|to)\s*\d{1,2}\+?\s*)?(?:years?|yrs?)(?:['’]|\b)(?!\s*(?:old|of age|warranty|ago`,
  '|contract))',
);

/** Years that a job asks for (the most of its demands, at most 20), or undefined when it names none. */
export function requiredYears(jobDescription: string): number | undefined {
  const years = [...jobDescription.matchAll(YEARS)]
    .filter((match) =>
      /experience|exp\b|background|working|in an?\b|in the\b|as an?\b|within|practice|track/iu.test(
        jobDescription.slice(match.index, match.index + match[0].length + 80),
      ),
    )
    .map((match) => NUMBER_WORDS[(match[1] ?? '').toLowerCase()] ?? Number(match[1]));
  const sensible = years.filter((count) => count > 0 && count <= 20);
  return sensible.length === 0 ? undefined : Math.max(...sensible);
}

/** Level of a title or of the first lines of a job, or undefined where nothing says it. */
export function titleLevel(text: string): number | undefined {
  return LEVELS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The highest level that the titles of jobs reach; plain positions count as 2; undefined without any title. */
export function jobsLevel(jobs: readonly ResumeExperience[]): number | undefined {
  const titles = jobs.map((job) => job.title).filter((title) => title !== '');
  if (titles.length === 0) return undefined;
  return Math.max(...titles.map((title) => titleLevel(title) ?? PLAIN_LEVEL));
}
