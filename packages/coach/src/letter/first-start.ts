import { type DateRange, findDateRange, toMonthNumber } from '../entities/dates.ts';
import type { Place } from './place.ts';

const MOST_READ = 600;
const SHORTEST_NAME = 4;
/** Between two posts in one house lies no more. */
const GAP_MONTHS = 1;

/**
 * The place with the start date of the person's first post at this employer, if there was no break since. A post that the parser missed is found by its
 * dates below the employer's name. Without this, the letter would give too late a date for people who were promoted.
 */
export function withFirstStart(place: Place, places: readonly Place[], text: string, today: string): Place {
  const startOf = (date: string) => toMonthNumber(date, today);
  // Dates above the name of the next employer are those of the post there.
  const elsewhere = new Set(
    places.filter(({ employer }) => employer !== place.employer).map(({ startDate }) => startOf(startDate)),
  );
  const posts = [
    ...places.filter(
      (other, at) => !other.isProject && (isSameHouse(other, place) || isBetween(places, at, place.employer)),
    ),
    ...rangesBelow(place, places, text).filter(({ startDate }) => !elsewhere.has(startOf(startDate))),
  ];
  let first = place;
  // Each round goes back by one post; there are no more rounds than posts.
  for (const _ of posts) {
    const start = startOf(first.startDate);
    const before = posts.find(({ startDate, endDate }) => {
      const [from, to] = [startOf(startDate), startOf(endDate)];
      return from !== undefined && to !== undefined && start !== undefined && from < start && to >= start - GAP_MONTHS;
    });
    if (before === undefined) break;
    first = { ...first, startDate: before.startDate };
  }
  return first;
}

/** Two posts of which no employer was read may be anywhere. */
const isSameHouse = (one: Place, other: Place): boolean => one.employer !== '' && one.employer === other.employer;

/** A post without an employer between two posts in one house. */
const isBetween = (places: readonly Place[], at: number, employer: string): boolean =>
  places[at]?.employer === '' &&
  employer !== '' &&
  places[at - 1]?.employer === employer &&
  places[at + 1]?.employer === employer;

/** A present place with the start of its first post; others as they are. */
export const sinceFirst = (
  place: Place,
  { places, resume, today }: { places: readonly Place[]; resume: { text: string }; today: string },
): Place => (place.endDate === 'Present' ? withFirstStart(place, places, resume.text, today) : place);

/** Ranges of dates in the lines below the employer of a place, up to the next employer. */
function rangesBelow(place: Place, places: readonly Place[], text: string): Pick<Place, 'startDate' | 'endDate'>[] {
  if (place.employer.length < SHORTEST_NAME) return [];
  const lines = text.split('\n', MOST_READ);
  const at = lines.findIndex((line) => line.includes(place.employer));
  const others = places
    .map(({ employer }) => employer)
    .filter((name) => name.length >= SHORTEST_NAME && name !== place.employer);
  const below = at < 0 ? [] : lines.slice(at + 1);
  // "2014-2024: Elm Travel" has its dates before a colon: so has the head of each further employer.
  const isNextHead = (line: string) => DATED_HEAD.test(lines[at] ?? '') && DATED_HEAD.test(line);
  const end = below.findIndex(
    (line) => others.some((name) => line.includes(name)) || HEADING.test(line.trim()) || isNextHead(line),
  );
  // The last place has no employer below it, and what follows may be anything.
  if (end < 0) return [];
  return below
    .slice(0, end)
    .filter((line) => !BULLET.test(line) && !NO_POST.test(line))
    .flatMap((line) => rangeOfHead(line.trim()) ?? []);
}
/**
 * The dates beside a title alone. "some since 2015. Back pay of 41,200" tells of work; dates in a line of their own, and those beside a comma, may be
 * of a post in another house that was not read either.
 */
function rangeOfHead(line: string): DateRange | undefined {
  const range = findDateRange(line);
  if (range === undefined || !/^[\p{Lu}\d(]/u.test(line)) return undefined;
  const [before, after] = [line.slice(0, range.start), line.slice(range.end)];
  const title = range.start === 0 ? after : before;
  if (range.start !== 0 && !/^[\s).]*$/u.test(after)) return undefined;
  return /\p{L}/u.test(title) && !/,/.test(title) && title.trim().split(/\s+/).length <= MOST_WORDS ? range : undefined;
}
const MOST_WORDS = 6;

const HEADING =
  /^(?:\p{Lu}{3,}(?:[ &]+\p{Lu}{2,})*|(?:Education|Training|Qualifications|Projects|Skills|Volunt\p{L}+|Hobbies|Interests|Languages|Other|References|Courses|Certificates|Placements)\b.{0,20})$/u;
/** Time away from work. */
const NO_POST =
  /\b(?:leave|break|gap|sabbatical|travel\p{L}*|stud(?:y|ies|ied)|course|school|college|university|car(?:e|ing|er)|family|unemployed|volunt\p{L}*)\b/iu;
const DATED_HEAD =
  /^\s*(?:\p{L}{3,9}\.? )?(?:19|20)\d\d ?(?:[-–—]|to) ?(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|now|present|date)\s*[:|]/iu;
const BULLET = /^\s*[•·*▪–—-]\s/u;
