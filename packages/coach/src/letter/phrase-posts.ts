import { toMonthNumber } from '../entities/dates.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Place } from './place.ts';
import { phraseEarlier } from './situate.ts';
import { introducedPlaces, UNPAID } from './write-opening.ts';

/** A post of a few years' time and more ago says little. */
const LONG_AGO_MONTHS = 25 * 12;
const MONTHS = 12;

/**
 * The jobs that neither the opening nor the work tells of, a sentence each, the latest first: "Before that I was a Machine Operator at Elm Uniforms from 2014 to
 * 2017." `told` are the places with work in the letter.
 */
export function phrasePosts(facts: LetterFacts, told: readonly number[], most: number, seed: number): string {
  const { places, today } = facts;
  const introduced = introducedPlaces(facts);
  const now = toMonthNumber('Present', today) ?? 0;
  const startOf = (place: Place) => toMonthNumber(place.startDate, today);
  const isRecent = (place: Place) => now - (toMonthNumber(place.endDate, today) ?? 0) < LONG_AGO_MONTHS;
  const left = places.filter(
    (place, at) =>
      !told.includes(at) &&
      !introduced.includes(place) &&
      !place.isProject &&
      place.title !== '' &&
      !UNPAID.test(`${place.title} ${place.employer}`) &&
      place.endDate !== 'Present' &&
      isLong(place, today) &&
      isRecent(place) &&
      phraseEarlier(place, false) !== '',
  );
  return left
    .toSorted((one, other) => (startOf(other) ?? 0) - (startOf(one) ?? 0))
    .slice(0, most)
    .map((place, at) => phraseEarlier(place, false, seed + at))
    .join(' ');
}

/** A summer job is no step of a career. */
function isLong({ startDate, endDate }: Place, today: string): boolean {
  const [start, end] = [toMonthNumber(startDate, today), toMonthNumber(endDate, today)];
  return start !== undefined && end !== undefined && end - start >= MONTHS / 2;
}
