import type { ResumeExperience } from '@greenroom/contract/resume';

/** The head of a post is short; a sentence that names another post is a line of this one. */
const LONGEST_HEAD_WORDS = 16;

/**
 * The jobs without the lines of another: where one reading took the head of the next job for a line of its own, and what follows with it, its lines end
 * before that head.
 */
export const keepOwnLines = (jobs: readonly ResumeExperience[]): ResumeExperience[] =>
  jobs.map((job) => {
    const others = jobs.filter((other) => other !== job && other.title !== '' && other.title !== job.title);
    const at = job.achievements.findIndex((line) => others.some((other) => isHeadOf(line, other)));
    return at < 0 ? job : { ...job, achievements: job.achievements.slice(0, at) };
  });

const isHeadOf = (line: string, { title, employer, startDate }: ResumeExperience): boolean =>
  line.split(/\s+/u).length <= LONGEST_HEAD_WORDS &&
  line.includes(title) &&
  startDate !== '' &&
  line.includes(startDate) &&
  (employer === '' || line.includes(employer) || line.indexOf(startDate) < line.indexOf(title));
