import type { ResumeExperience } from '@greenroom/contract/resume';

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
