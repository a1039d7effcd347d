import type { ResumeExperience } from '@greenroom/contract/resume';
import { isCertainEntry } from '../entities/certain-entry.ts';
import { toMonthNumber } from '../entities/dates.ts';
import type { Place } from './place.ts';

/** No resume has more lines. */
const MOST_READ = 600;
/** A longer line is a paragraph and heads nothing. */
const LONGEST_HEAD = 100;

/**
 * Two posts of one house on separate lines and the work below both: the work belongs to the later post. "MDR Technician II (full time) | 09/2021 – now",
 * "MDR Technician I (casual) | 11/2018 – 08/2021".
 */
export function withSharedLines(
  places: readonly Place[],
  text: string,
  jobs: readonly ResumeExperience[] = [],
): Place[] {
  const lines = text.split('\n', MOST_READ);
  const lineOf = (title: string, from: number) => lines.findIndex((line, at) => at >= from && line.includes(title));
  return places.reduce<Place[]>((told, place, at) => {
    const own = jobs[at];
    // Another employer that was surely read stays.
    const isOther = own !== undefined && isCertainEntry(own) && own.employer !== jobs[at - 1]?.employer;
    const before = told.at(-1);
    const above = before === undefined || before.title === '' ? -1 : lineOf(before.title, 0);
    const isStacked =
      !isOther &&
      before !== undefined &&
      before.employer !== '' &&
      before.achievements.length === 0 &&
      place.title !== '' &&
      place.achievements.length > 0 &&
      above >= 0 &&
      (lines[above]?.length ?? 0) < LONGEST_HEAD &&
      lineOf(place.title, above + 1) === above + 1;
    if (isStacked) told[told.length - 1] = { ...before, achievements: place.achievements };
    // The house of the later post is that of the earlier one.
    told.push(isStacked ? { ...place, employer: before.employer, achievements: [] } : place);
    return told;
  }, []);
}

/** Of several present jobs, one that began earlier and was not surely read has probably ended: it gets no name. What was read out of a line of its own work is no later job. */
export function withoutStale(jobs: readonly ResumeExperience[], places: readonly Place[]): Place[] {
  const startOf = ({ startDate }: Pick<Place, 'startDate'>) => toMonthNumber(startDate, '2000-01-01') ?? 0;
  const isOwnLine = (other: ResumeExperience, job: ResumeExperience) =>
    job.achievements.some((line) => line.toLowerCase().startsWith(`${other.title.toLowerCase()} `));
  const latestBeside = (job: ResumeExperience) =>
    Math.max(0, ...jobs.filter((one) => one.endDate === 'Present' && !isOwnLine(one, job)).map(startOf));
  return places.map((place, at) => {
    const job = jobs[at];
    const isStale =
      job !== undefined && place.endDate === 'Present' && !isCertainEntry(job) && startOf(place) < latestBeside(job);
    return isStale ? { ...place, title: '', employer: '', endDate: '' } : place;
  });
}
