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
  const dated = places.map((place) => {
    const startDate = place.endDate === 'Present' ? startBeside(place, lines, today) : undefined;
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
