import { toMonthNumber } from '../entities/dates.ts';
import type { Place } from './place.ts';

/** Months between two jobs that still follow each other. */
const LONGEST_GAP = 4;

/**
 * Whether one job surely is the one before another: it ended when the other began, and no job lies between them. Without dates on both sides nothing is sure, since the
 * resume may name a job that was not read.
 */
export function isRightBefore(
  earlier: Place,
  later: Place | undefined,
  places: readonly Place[],
  today: string,
): boolean {
  const [end, next] = [monthOf(earlier.endDate, today), monthOf(later?.startDate, today)];
  const start = monthOf(earlier.startDate, today);
  if (end === undefined || next === undefined || start === undefined || later === undefined) return false;
  const isBetween = (other: Place): boolean => {
    const began = monthOf(other.startDate, today);
    return (
      other !== earlier && other !== later && !other.isProject && began !== undefined && began > start && began < next
    );
  };
  // A year without its month may be any month of it.
  const slack = isYear(earlier.endDate) || isYear(later.startDate) ? MONTHS : LONGEST_GAP;
  return start < next && Math.abs(next - end) <= slack && !places.some(isBetween);
}
const MONTHS = 12;
const isYear = (date: string): boolean => /^(?:19|20)\d\d$/u.test(date.trim());
const monthOf = (date: string | undefined, today: string): number | undefined => toMonthNumber(date ?? '', today);

/** Where the jobs between two told ones are in the list, which is the latest first: a letter that steps over one tells a wrong order. */
export function placesBetween(from: number, to: number, places: readonly Place[]): number[] {
  const [later, earlier] = [places[from], places[to]];
  if (later === undefined || earlier === undefined || to <= from) return [];
  return places.flatMap((place, at) => (at > from && at < to && !place.isProject ? [at] : []));
}
