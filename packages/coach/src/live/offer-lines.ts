import { toFirstPerson } from '../letter/first-person.ts';
import type { RankedFact } from './rank-facts.ts';

/** Lines that are offered at most. More cannot be taken in while an interviewer waits. */
const MOST_OFFERED = 2;
/** Words of a line that recall it. */
const RECALLING_WORDS = 11;
/** Words that begin a further phrase; a line is cut before one, so that no phrase loses its end. */
const OPENS_PHRASE = new Set(
  'of in on at for to with by from and or per which that who where into after before within during through so while across under over'.split(
    ' ',
  ),
);
const FEWEST_WORDS = 4;

/** The beginning of a deed, short enough to recall it: "found an overpayment of £18,400". */
function recall(deed: string): string {
  const words = deed.replaceAll(/[[\]]/g, '').split(' ');
  if (words.length <= RECALLING_WORDS) return words.join(' ');
  let end = RECALLING_WORDS;
  const isWhole = () => OPENS_PHRASE.has(words[end] ?? '') || /[,;:]$/.test(words[end - 1] ?? '');
  while (end > FEWEST_WORDS && !isWhole()) end -= 1;
  return words
    .slice(0, end > FEWEST_WORDS ? end : RECALLING_WORDS)
    .join(' ')
    .replace(/[,;:]+$/, '');
}

/** How near a line is by meaning; what makes a line impressive does not count here. */
const nearnessOf = ({ shows, similarity, shared }: RankedFact): number => shows + similarity + SHARED_WORD * shared;
const SHARED_WORD = 0.1;
/** Below all of these a line has nothing to do with the question. */
const isPossible = ({ shows, similarity, shared }: RankedFact): boolean =>
  shows >= LEAST.shows || similarity >= LEAST.similarity || shared > 0;
const LEAST = { shows: 0.12, similarity: 0.25 };

/**
 * The lines that come nearest to the question, as a gap to choose from: "[choose: found an overpayment … (Hartwell); or …]". None of them
 * surely answers the question, so nothing is said of them; the person knows. Null where the resume tells of no deed.
 */
export function offerLines(ranked: readonly RankedFact[]): string | null {
  const deeds = ranked.flatMap((one) => {
    const deed = toFirstPerson(one.fact.text);
    return deed === undefined || !isPossible(one) ? [] : [{ fact: one.fact, nearness: nearnessOf(one), deed }];
  });
  const offered = deeds
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, MOST_OFFERED)
    .map(({ fact, deed }) => (fact.employer === '' ? recall(deed) : `${recall(deed)} (${fact.employer})`));
  return offered.length === 0 ? null : `[choose: ${offered.join('; or ')}]`;
}
