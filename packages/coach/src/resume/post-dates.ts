import type { DateRange } from '../entities/dates.ts';
import { findDateRange } from '../entities/dates.ts';

const OPEN_RANGE = /^(?:from|since)\b/iu;
/** "June 2017 - March 2020 and again July 2021 - Present". */
const AND_AGAIN = /^\s*(?:[,;&+]\s*)?(?:and\s+)?(?:again\s+|then\s+|later\s+)?(?:from\s+)?$/iu;

/**
 * The dates of a post. Behind "Technician from July 2016" a whole range is meant ("March 2014 - Oct 2017"); of two stretches side by side the
 * later one counts, and takes the place of both.
 */
export function findPostRange(text: string): DateRange | undefined {
  const first = findDateRange(text);
  if (first === undefined) return undefined;
  const second = findDateRange(text.slice(first.end));
  if (second === undefined) return first;
  const between = text.slice(first.end, first.end + second.start);
  const last = { ...second, start: first.end + second.start, end: first.end + second.end };
  // "Nurse, from March 2016 Senior Nurse   Elm Infirmary   Jan 2013 - Aug 2019": the dates of the line are set apart at its end.
  const isSetApart = /(?:\s{3}|\t\s*)$/u.test(between) && /^[\s).]*$/u.test(text.slice(last.end));
  if (isSetApart && OPEN_RANGE.test(text.slice(first.start))) return last;
  return between.trim() !== '' && AND_AGAIN.test(between) ? { ...last, start: first.start } : first;
}
