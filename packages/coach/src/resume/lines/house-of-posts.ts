import type { ResumeExperience } from '@greenroom/contract/resume';

const MOST_READ = 1000;
const SHORTEST_NAME = 4;
const YEAR = /(?:19|20)\d\d/u;

/**
 * Posts that are set in below the name of their house have that house, where it was read for one of them: in a typed resume the next house below would else be taken for
 * that of the last post above it, and "Station 4" behind a title for an employer.
 */
export function withHouseAbove(jobs: readonly ResumeExperience[], text: string): ResumeExperience[] {
  const lines = text.split('\n', MOST_READ);
  const heads = jobs.map((job) => headOf(job, lines));
  return jobs.map((job, at) => {
    const head = heads[at];
    if (head === undefined || head.house === '' || head.house.includes(job.employer || '\n')) return job;
    const sibling = jobs.find(
      (other, place) =>
        other !== job &&
        other.employer.length >= SHORTEST_NAME &&
        heads[place]?.houseLine === head.houseLine &&
        head.house.includes(other.employer),
    );
    if (sibling === undefined || !isMisplaced(job.employer, head.line, lines)) return job;
    return { ...job, employer: sibling.employer };
  });
}

type Head = { line: number; houseLine: number; house: string };

/** The line of a post that is set in, and the nearest line above that is set in less. */
function headOf({ title, startDate }: ResumeExperience, lines: readonly string[]): Head | undefined {
  const year = YEAR.exec(startDate)?.[0];
  if (title === '' || year === undefined) return undefined;
  const line = lines.findIndex((one) => one.includes(title) && one.includes(year));
  const own = indentOf(lines[line] ?? '');
  if (line < 0 || own === 0) return undefined;
  const houseLine = lines.findLastIndex(
    (one, place) => place < line && one.trim() !== '' && indentOf(one) < own && !/^\s*[^\p{L}\p{N}\s]/u.test(one),
  );
  return { line, houseLine, house: lines[houseLine] ?? '' };
}

/** Without an employer, or with one on the line of the post itself or on a line below that is set in less. */
function isMisplaced(employer: string, line: number, lines: readonly string[]): boolean {
  if (employer === '' || (lines[line] ?? '').includes(employer)) return true;
  const own = indentOf(lines[line] ?? '');
  const at = lines.findIndex((one, place) => place > line && one.includes(employer));
  return at > line && indentOf(lines[at] ?? '') < own;
}

const indentOf = (line: string): number => /^\s*/u.exec(line)?.[0].length ?? 0;

/** "Software Engineer, Parcelway (shipping labels API)": the house is named before the bracket that says what it does. */
export function beforeBracket(jobs: readonly ResumeExperience[], text: string): ResumeExperience[] {
  const lines = text.split('\n', MOST_READ);
  return jobs.map((job) => {
    const { title, employer } = job;
    if (title === '' || employer.length < SHORTEST_NAME) return job;
    const line = lines.find((one) => one.length <= LONGEST_HEAD && one.includes(title) && one.includes(employer)) ?? '';
    const open = line.indexOf('(');
    const isInBracket = open > line.indexOf(title) && line.indexOf(employer) > open && line.indexOf(')') > open;
    const [, house = ''] = isInBracket
      ? (/^(?:,| at| @| [–—|-]) (\p{Lu}[^,;:()]{2,50})$/u.exec(
          line.slice(line.indexOf(title) + title.length, open).trimEnd(),
        ) ?? [])
      : [];
    return house === '' ? job : { ...job, employer: house };
  });
}
const LONGEST_HEAD = 160;
