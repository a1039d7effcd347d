import { isTitle, isTown } from '../entities/classify-part.ts';
import { findDateRange, toMonthNumber } from '../entities/dates.ts';
import type { Place } from './place.ts';

/** The employer, its title and its dates are lines next to each other. */
const LINES_BELOW = 2;
const MOST_READ = 600;
const SHORTEST_NAME = 4;
const GOES_ON = /^(?:(?:to|till|until) )?(?:present|date|now|current|today)$/iu;

/**
 * A present job whose start was taken from one of its lines ("second in department from 09/2022") starts with the dates beside its employer; the lines that were read for a job
 * without a name from that very date on are its own.
 */
export function withTrueStart(places: readonly Place[], text: string, today: string): Place[] {
  const lines = text.split('\n', MOST_READ);
  const lost = new Set<Place>();
  const dated = places.map((place, at) => {
    // Of two posts with one employer only the first is the one beside its name.
    const isFirst = places.findIndex(({ employer }) => employer === place.employer) === at;
    const startDate = place.endDate === 'Present' && isFirst ? startBeside(place, lines, today) : undefined;
    if (startDate === undefined) return place;
    const same = places.filter(
      (other) =>
        other.title + other.employer === '' &&
        !other.isProject &&
        toMonthNumber(other.startDate, today) === toMonthNumber(startDate, today),
    );
    for (const other of same) lost.add(other);
    const own = same.flatMap(({ achievements }) => achievements).filter((line) => !place.achievements.includes(line));
    return { ...place, startDate, achievements: [...own, ...place.achievements] };
  });
  return dated.filter((place) => !lost.has(place));
}

/** The start of an open range of dates beside the name of the employer, where that is before the start that was read. */
function startBeside({ employer, startDate }: Place, lines: readonly string[], today: string): string | undefined {
  const plain = plainOf(employer);
  if (plain.length < SHORTEST_NAME) return undefined;
  const at = lines.findIndex((line) => plainOf(line).includes(plain));
  if (at < 0) return undefined;
  const [range] = lines.slice(at, at + 1 + LINES_BELOW).flatMap((line) => findDateRange(line) ?? []);
  const [read, found] = [toMonthNumber(startDate, today), toMonthNumber(range?.startDate ?? '', today)];
  if (range === undefined || !GOES_ON.test(range.endDate) || read === undefined || found === undefined)
    return undefined;
  return found < read ? range.startDate : undefined;
}
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const SEPARATORS = [' @ ', ' - ', ' – ', ' — ', ' | ', ', '];

/**
 * A job that was read without its head gets the one right above its dates, where another job of the resume is written in the same way: "Clerk - Elm Ltd, Leeds" above dates is a head
 * as "Technician - Alder Ltd, Leeds" is.
 */
export function withParallelHead(places: readonly Place[], text: string, today: string): Place[] {
  const lines = text.split('\n', MOST_READ).map((line) => line.trim());
  const separator = SEPARATORS.find((sign) =>
    places.some(
      ({ title, employer }) =>
        title !== '' && employer !== '' && lines.some((line) => line.startsWith(`${title}${sign}${employer}`)),
    ),
  );
  if (separator === undefined) return [...places];
  const named = places.map((place) => {
    if (place.title + place.employer !== '' || place.isProject) return place;
    const [head] = headsBeside(place, lines, today).flatMap((line) => headOf(line, separator) ?? []);
    const isTaken = places.some((other) => other.employer === head?.employer && other.title === head.title);
    return head === undefined || isTaken ? place : { ...place, ...head };
  });
  // A job that was read apart may be out of its place: the latest comes first.
  const startOf = (place: Place) => toMonthNumber(place.startDate, today) ?? 0;
  const isMoved = named.some((place, at) => place !== places[at]) && named.every((place) => startOf(place) > 0);
  return joinDoubles(isMoved ? named.toSorted((one, other) => startOf(other) - startOf(one)) : named);
}

/** Title and employer of a line in the way of the resume. */
function headOf(line: string, separator: string): Pick<Place, 'title' | 'employer'> | undefined {
  const [title = '', rest = ''] = line.split(separator, 2);
  const [employer = ''] = rest.split(/, | \(/u);
  const isSure =
    isTitle(title) && /^\p{Lu}[\p{L}&.'’ -]{2,40}$/u.test(employer) && !isTitle(employer) && !isTown(employer);
  return isSure ? { title, employer } : undefined;
}

/** One job that was read in two pieces. */
function joinDoubles(places: readonly Place[]): Place[] {
  const isSame = (one: Place, other: Place) =>
    one.title !== '' &&
    one.title === other.title &&
    one.employer === other.employer &&
    one.startDate === other.startDate;
  return places.flatMap((place, at) => {
    if (places.slice(0, at).some((other) => isSame(place, other))) return [];
    const lines = places.filter((other) => isSame(place, other)).flatMap(({ achievements }) => achievements);
    return [lines.length === 0 ? place : { ...place, achievements: [...new Set(lines)] }];
  });
}

/** The line of the dates without them, the line above and the one below. */
function headsBeside({ startDate }: Place, lines: readonly string[], today: string): string[] {
  const start = toMonthNumber(startDate, today);
  const at = lines.findIndex((line) => toMonthNumber(findDateRange(line)?.startDate ?? '', today) === start);
  if (start === undefined || at < 0) return [];
  const range = findDateRange(lines[at] ?? '');
  const before = (lines[at] ?? '').slice(0, range?.start ?? 0).trim();
  return before === '' ? [lines[at - 1] ?? '', lines[at + 1] ?? ''] : [before];
}

/** The present job that began last comes first, where a job that was over by then was read before it. */
export function presentFirst(places: readonly Place[], today: string): Place[] {
  const monthOf = (date: string) => toMonthNumber(date, today) ?? Number.NaN;
  const [present] = places
    .filter(({ endDate, startDate }) => endDate === 'Present' && monthOf(startDate) > 0)
    .toSorted((one, other) => monthOf(other.startDate) - monthOf(one.startDate));
  const isOver = ({ endDate }: Place) => present !== undefined && monthOf(endDate) <= monthOf(present.startDate);
  const at = present === undefined ? 0 : places.indexOf(present);
  if (present === undefined || at === 0 || !places.slice(0, at).every(isOver)) return [...places];
  return [present, ...places.filter((place) => place !== present)];
}
