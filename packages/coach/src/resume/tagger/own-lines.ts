import type { ResumeExperience } from '@greenroom/contract/resume';

/** The head of a post is short; a sentence that names another post is a line of this one. */
const LONGEST_HEAD_WORDS = 16;

/**
 * The jobs without the lines of another: where a reading took the head of the next job, or an unknown heading, for one of its lines, and with it what
 * follows, its lines end before that head.
 */
export function keepOwnLines(jobs: readonly ResumeExperience[], text: string): ResumeExperience[] {
  const breaks = findBreaks(text.split('\n'));
  return jobs.map((job) => {
    const others = jobs.filter((other) => other !== job && other.title !== '' && other.title !== job.title);
    const at = job.achievements.findIndex(
      (line, index) => (index > 0 && breaks.has(plain(line))) || others.some((other) => isHeadOf(line, other)),
    );
    return at < 0 ? job : { ...job, achievements: job.achievements.slice(0, at) };
  });
}

export const BULLET = /^\s*(?:[•▪●◦‣▸►■□✓✔❖*+~=>»·–—-]+|o|\d{1,2}[.)])\s+/u;
const LONGEST_HEADING_WORDS = 8;
const plain = (line: string): string => line.replace(BULLET, '').trim();

/** Short lines without a bullet after a list and an empty line: another section or post begins there, known or not. */
function findBreaks(lines: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  let [isBehindList, isBehindGap] = [false, false];
  for (const line of lines) {
    const words = line.trim();
    if (words !== '') {
      const isBullet = BULLET.test(line);
      const isHeading = !isBullet && !/[.;,:!?]$/u.test(words) && words.split(/\s+/u).length <= LONGEST_HEADING_WORDS;
      if (isHeading && isBehindList && isBehindGap) found.add(plain(line));
      isBehindList = isBullet;
    }
    isBehindGap = words === '';
  }
  return found;
}

const isHeadOf = (line: string, { title, employer, startDate }: ResumeExperience): boolean =>
  line.split(/\s+/u).length <= LONGEST_HEAD_WORDS &&
  line.includes(title) &&
  startDate !== '' &&
  line.includes(startDate) &&
  (employer === '' || line.includes(employer) || line.indexOf(startDate) < line.indexOf(title));
