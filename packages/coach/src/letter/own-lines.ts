import type { ResumeExperience } from '@greenroom/contract/resume';
import { findDateRange } from '../entities/dates.ts';
import { rememberLast } from '../text/remember.ts';

/** No resume has more lines. */
const MOST_READ = 600;
const LONGEST_HEADING = 6;
const BULLET = /^\s*(?:[-–—•▪◦*+>·●○‣]|\d{1,2}[.)])\s/u;
/** Headings within one job. */
const OF_JOB = /\b(?:achievements?|highlights?|responsibilit\p{L}+|duties|projects?|results?|clients?|tasks?)\b/iu;

const linesOf = rememberLast((text: string) => text.split('\n', MOST_READ));

/**
 * The lines of a job up to where another section or another job begins: a heading in capitals, a line without a bullet that heads further bullets ("What I can do"), or dates with
 * the title or the employer of another job.
 */
export function ownLines(job: ResumeExperience, jobs: readonly ResumeExperience[], text: string): string[] {
  const { achievements } = job;
  const end = achievements.findIndex(
    (line, at) => /^[\p{Lu} &]{4,}$/u.test(line) || isHeading(achievements, at, text) || headsOther(line, job, jobs),
  );
  return end < 0 ? achievements : achievements.slice(0, end);
}

/** A few words without a bullet between lines that have one. */
function isHeading(achievements: readonly string[], at: number, text: string): boolean {
  const line = achievements[at] ?? '';
  const [before, after] = [achievements[at - 1], achievements[at + 1]];
  const isShort = line.split(' ').length <= LONGEST_HEADING && /^\p{Lu}[\p{L} &'’/-]+$/u.test(line);
  if (!isShort || OF_JOB.test(line) || before === undefined || after === undefined) return false;
  const lines = linesOf(text);
  const place = lines.findIndex((one) => one.trim() === line);
  const isBulleted = (own: string) => lines.some((one) => BULLET.test(one) && one.includes(own.slice(0, START)));
  return place >= 0 && isBulleted(before) && isBulleted(after);
}
const START = 30;

/** "2021 Jul - 2023 Feb Junior Developer, Elm Ltd" is the head of the next job. */
function headsOther(line: string, job: ResumeExperience, jobs: readonly ResumeExperience[]): boolean {
  const range = findDateRange(line);
  if (range === undefined) return false;
  const isNamed = ({ title, employer }: ResumeExperience) =>
    (title !== '' && line.includes(title)) || (employer !== '' && line.includes(employer));
  return range.start === 0 && jobs.some((other) => other !== job && other.title !== job.title && isNamed(other));
}
