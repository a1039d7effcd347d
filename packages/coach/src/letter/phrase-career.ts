import { toMonthNumber } from '../entities/dates.ts';
import { pick, withArticle, writtenDate } from './letter-phrases.ts';
import type { Place } from './place.ts';

/** Months between two jobs that a person need not explain. */
const LONGEST_GAP = 2;
/** So many months more than the dates that the letter gives say nothing new. */
const LITTLE_MORE = 24;
/** Learning a trade is not working in it. */
const LEARNER = /^(?:student|trainee|apprentice|intern|assistant|volunteer)\b/iu;
/** A rank says nothing of the trade. */
const RANK =
  /^(?:manager|officer|assistant|associate|worker|lead|leader|supervisor|coordinator|director|head|executive|member|operative|staff|senior|junior)$/iu;

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .replace(/\s*[([,/–|].*$/u, '')
    .split(/\s+/u)
    .filter((word) => word !== '');

/** The words that both titles end with: "climber" of "lead climber" and "climber". */
function commonEnd(one: readonly string[], other: readonly string[]): string[] {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return one.slice(one.length - count);
}

/**
 * Since when the person has done the present work without a break, over jobs whose titles end alike: "I have worked as a climber since September 2018." Empty
 * where the present job is the first of them, or where the dates of `introduced` say about as much. `today` is an ISO date.
 */
export function phraseCareer(places: readonly Place[], introduced: readonly Place[], today: string, seed = 0): string {
  const [present, ...earlier] = places.filter(({ isProject }) => !isProject);
  if (present?.endDate !== 'Present' || present.employer === '') return '';
  let [trade, first] = [wordsOf(present.title), present];
  for (const place of earlier) {
    const common = commonEnd(trade, wordsOf(place.title));
    const [end, next] = [toMonthNumber(place.endDate, today), toMonthNumber(first.startDate, today)];
    const isNext = end !== undefined && next !== undefined && next - end <= LONGEST_GAP + 1 && next >= end;
    const isTrade = common.length > 0 && !(common.length === 1 && RANK.test(common[0] ?? ''));
    if (!isNext || !isTrade || LEARNER.test(place.title) || toMonthNumber(place.startDate, today) === undefined) break;
    [trade, first] = [common, place];
  }
  const start = toMonthNumber(first.startDate, today) ?? 0;
  const isTold = introduced.some((place) => (toMonthNumber(place.startDate, today) ?? Infinity) - start < LITTLE_MORE);
  if (first === present || isTold) return '';
  const [as, since] = [withArticle(trade.join(' ')), writtenDate(first.startDate)];
  const wordings = [`I have worked as ${as} since ${since}.`, `Since ${since} I have worked as ${as}.`];
  return pick(wordings, seed);
}
