import { toMonthNumber } from '../entities/dates.ts';
import { titleLikeness } from '../resume/occupation-fit.ts';
import { isRightBefore } from './job-order.ts';
import { inSameHouse } from './lead-group.ts';
import type { LetterFacts } from './letter-facts.ts';
import type { Place } from './place.ts';
import { postOf } from './situate.ts';
import { introducedPlaces, isUnpaid } from './write-opening.ts';

/** A post of a few years' time and more ago says little. */
const LONG_AGO_MONTHS = 25 * 12;
const MONTHS = 12;

/**
 * The jobs that neither the opening nor the work tells of, down to the first of the advertised trade, in a sentence, the latest first: "Before that I was a Machine
 * Operator at Elm Uniforms (2014 to 2017)." Where none is of the trade only the job before is named, if the letter tells of one place. `told` are the places with work in the letter.
 */
export function phrasePosts(facts: LetterFacts, told: readonly number[], most: number, seed = 0): string {
  const { places, today, job } = facts;
  const introduced = introducedPlaces(facts);
  const now = toMonthNumber('Present', today) ?? 0;
  const startOf = (place: Place) => toMonthNumber(place.startDate, today);
  const isRecent = (place: Place) => now - (toMonthNumber(place.endDate, today) ?? 0) < LONG_AGO_MONTHS;
  const steps = places
    .filter(
      (place, at) =>
        !told.includes(at) &&
        !introduced.includes(place) &&
        !place.isProject &&
        place.title !== '' &&
        !isUnpaid(place) &&
        place.endDate !== 'Present' &&
        isLong(place, today) &&
        isRecent(place),
    )
    .filter((place) => postOf(place) !== '')
    .toSorted((one, other) => (startOf(other) ?? 0) - (startOf(one) ?? 0));
  const isOfTrade = (place: Place) => titleLikeness(place.title, job.roleTitle) >= SAME_TRADE;
  // Up to the first job of the trade no step is left out.
  const count = Math.max(steps.findLastIndex(isOfTrade) + 1, new Set(told).size <= 1 ? 1 : 0);
  const kept = steps.slice(0, Math.min(count, most));
  const [main] = introduced;
  const posts = kept.map((place) => inSameHouse(postOf(place), place, main));
  const [last = '', ...before] = posts.toReversed();
  const list = before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
  const [latest] = kept;
  if (list === '' || latest === undefined) return '';
  const oldest = [...introduced, ...told.flatMap((at) => places[at] ?? [])].toSorted(
    (one, other) => (startOf(one) ?? now) - (startOf(other) ?? now),
  )[0];
  // What was told may have come before.
  const isBefore = oldest === undefined || (startOf(oldest) ?? now) >= (startOf(latest) ?? 0);
  const isNext = isRightBefore(latest, oldest, places, today);
  if (!isNext && !isBefore) return `I was also ${list}.`;
  return `${isNext ? 'Before that' : 'Earlier'} I ${seed % 2 === 0 ? 'was' : 'worked as'} ${list}.`;
}
const SAME_TRADE = 0.5;

/** A summer job is no step of a career. */
function isLong({ startDate, endDate }: Place, today: string): boolean {
  const [start, end] = [toMonthNumber(startDate, today), toMonthNumber(endDate, today)];
  return start !== undefined && end !== undefined && end - start >= MONTHS / 2;
}
