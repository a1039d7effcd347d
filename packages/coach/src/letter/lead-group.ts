import { toMonthNumber } from '../entities/dates.ts';
import type { PointGroup } from './choose-points.ts';
import { sinceFirst } from './first-start.ts';
import { isRightBefore } from './job-order.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Place } from './place.ts';
import { isUnnamed, leadAgain, leadEarlier, leadPresent } from './situate.ts';
import { introducedPlaces } from './write-opening.ts';

type LeadWish = {
  group: PointGroup;
  /** The job that the letter tells before. */
  before: PointGroup | undefined;
  /** Whether the job before is an earlier one as well. */
  isBehindEarlier: boolean;
  facts: LetterFacts;
  seed: number;
};

/** What leads to the work of one job behind that of another: "Before that" only where no job lies between, "earlier" only where it came before. */
export function leadOfGroup({ group, before, isBehindEarlier, facts, seed }: LeadWish): {
  lead: string;
  isAgain: boolean;
  isFirst: boolean;
  isNext: boolean;
} {
  const { places, today } = facts;
  const place = places[group.placeIndex];
  const isAgain = before?.placeIndex === group.placeIndex;
  const isFirst = before === undefined || isAgain;
  if (place === undefined) return { lead: '', isAgain, isFirst, isNext: false };
  const other = isFirst ? undefined : places[before.placeIndex];
  const isNext = isRightBefore(place, other, places, today);
  const isOver = !isFirst && (isAfter(place, other, today) || !isEnded(place, other, today));
  // Behind another earlier job the years say enough.
  const gap = isFirst || isOver || isBehindEarlier ? -1 : isNext ? 1 : 2;
  const where = leadOf(place, facts, (one) =>
    isFirst ? leadPresent(sinceFirst(one, facts)) : leadEarlier(one, gap, seed),
  );
  // Of work without title and employer nothing is sure but the work.
  const lead = isUnnamed(place)
    ? leadUnnamed(place, facts, isFirst)
    : isAgain
      ? leadOfSame(place)
      : inSameHouse(where, place, other);
  return { lead, isAgain, isFirst, isNext };
}

/** The lead of work of which the job is not known. */
const SO_FAR = 'In my work so far';

/** Work of a job that was not read with its name is not that of the one told before. */
function leadUnnamed({ startDate, endDate }: Place, { places }: LetterFacts, isFirst: boolean): string {
  if (isFirst || !places.some((place) => !isUnnamed(place) && !place.isProject)) return '';
  const [from, to] = [startDate, endDate].map((date) => /\b(?:19|20)\d\d\b/u.exec(date)?.[0] ?? '');
  return from && to && from !== to ? `From ${from} to ${to}` : SO_FAR;
}

/** "as an Analyst at Elm Ltd" behind another post at Elm Ltd. */
export const inSameHouse = (text: string, place: Place, other: Place | undefined): string =>
  place.employer !== '' && place.employer === other?.employer
    ? text.replace(` at ${place.employer}`, ' with the same employer')
    : text;

/** Whether a job was over when another one began. */
const isEnded = (place: Place, other: Place | undefined, today: string): boolean => {
  const [end, start] = [toMonthNumber(place.endDate, today), toMonthNumber(other?.startDate ?? '', today)];
  return end === undefined || start === undefined || end <= start + LONGEST_OVERLAP;
};
const LONGEST_OVERLAP = 12;

/** Whether a job began later than another one: a season abroad may come below the job that it interrupted. */
const isAfter = (place: Place, other: Place | undefined, today: string): boolean =>
  (toMonthNumber(place.startDate, today) ?? 0) >
  (toMonthNumber(other?.startDate ?? '', today) ?? Number.POSITIVE_INFINITY);

/** For the job in the opening: a past job names the employer again, the present tense is enough for the current one. */
const leadOfSame = (place: Place): string =>
  place.employer === '' || place.endDate === 'Present' ? '' : leadAgain(place);

/** The opening has told of some jobs already: then the employer is enough. */
const leadOf = (place: Place, facts: LetterFacts, lead: (place: Place) => string): string =>
  isToldAlready(place, introducedPlaces(facts)) ? leadAgain(place) : lead(place);

/** Of two posts with one employer the name alone does not say which. */
const isToldAlready = (place: Place, introduced: readonly Place[]): boolean =>
  introduced.includes(place) &&
  !introduced.some(
    (other) =>
      other !== place && other.employer === place.employer && introduced.indexOf(other) < introduced.indexOf(place),
  );
