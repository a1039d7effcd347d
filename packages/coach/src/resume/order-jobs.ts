import type { ResumeExperience } from '@greenroom/contract/resume';
import { toMonthNumber } from '../entities/dates.ts';

/** Any day: only the beginnings of jobs are compared, and none begins at present. */
const SOME_DAY = '2000-01-01';

/** Jobs newest first. A resume that begins with the oldest job is turned round; any other order is the writer's own. */
export function newestFirst(jobs: ResumeExperience[]): ResumeExperience[] {
  const starts = jobs.map(({ startDate }) => toMonthNumber(startDate, SOME_DAY)).filter((start) => start !== undefined);
  const isOldestFirst =
    starts.length > 1 &&
    starts.length === jobs.length &&
    starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0));
  return isOldestFirst ? jobs.toReversed() : jobs;
}
