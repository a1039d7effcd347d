import type { RankedFact } from './rank-facts.ts';
import type { ResumeFact } from './resume-facts.ts';
import { phraseFact, sayFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Below all of these a line has too little to do with the question to be told. */
const LEAST = { fit: 0.25, shared: { fit: 0.12, similarity: 0.3 } };
/** From this probability on the line that is told needs no other beside it. */
const SURE_OF_LINE = 0.75;
/** A second line so far behind (in log-odds) is seldom the right one. */
const NEAR_SCORE = 1.2;

const isNear = ({ fits, fit, similarity, shared }: RankedFact): boolean =>
  fits || fit >= LEAST.fit || (shared > 0 && fit >= LEAST.shared.fit && similarity >= LEAST.shared.similarity);

const isSameJob = ({ fact: one }: RankedFact, { fact: other }: RankedFact): boolean =>
  one.employer === other.employer && one.title === other.title;

/** The line that answers most likely; undefined where none is near the question. */
export function nearestLine(ranked: readonly RankedFact[]): RankedFact | undefined {
  const [best] = ranked;
  return best !== undefined && isNear(best) ? best : undefined;
}

/** A line of another job that is nearly as likely as an unsure one; undefined where the first is enough. */
function secondLine(ranked: readonly RankedFact[], first: RankedFact): RankedFact | undefined {
  if (first.fit >= SURE_OF_LINE) return undefined;
  return ranked.find(
    (one) => one !== first && isNear(one) && !isSameJob(one, first) && one.score >= first.score - NEAR_SCORE,
  );
}

/** Says where a line comes from, and claims nothing about what it answers. "Nearest" would deny what the line may well be. */
export const OWN_WORK = 'From my own work:';
/** Below this a line that is told without being sure has nothing to do with the question, nine times in ten. */
const POSSIBLE = { fit: 0.12, similarity: 0.3 };

/** A line that fits, or has a word or some of the sense of the question. */
export const isRelated = ({ fits, fit, shared, similarity }: RankedFact): boolean =>
  fits || shared > 0 || similarity >= POSSIBLE.similarity || (fit >= LIKELY.fit && similarity >= LIKELY.similarity);
const LIKELY = { fit: 0.25, similarity: 0.2 };

/** The best line where none is near, if it has some of the sense of the question and may be an answer. */
export function tellPossible([best]: readonly RankedFact[]): SpokenAnswer | null {
  if (best === undefined || best.fit < POSSIBLE.fit || best.similarity < POSSIBLE.similarity) return null;
  return { paragraph1: phraseFact(best.fact, best.shared > 0 ? '' : OWN_WORK), paragraph2: '' };
}

/** A further line; of the same job without where it was. Empty where there is none. */
export function tellAlso(next: ResumeFact | undefined, first: ResumeFact | undefined): string {
  if (next === undefined) return '';
  const isThere = next.employer === first?.employer && next.title === first.title;
  return isThere ? sayFact(next).replace(/^I (?!was\b|am\b|can\b|also\b)/, 'I also ') : phraseFact(next, 'And');
}

/** The other line as a further sentence; empty where there is none. */
export function tellSecond(ranked: readonly RankedFact[], first: RankedFact): string {
  const second = secondLine(ranked, first);
  return tellAlso(second?.fact, first.fact);
}

/**
 * The line that answers most likely, told whole, and a second one of another job where it is nearly as likely. `unsure` leads a line that
 * may not be what was asked for. Null where no line is near.
 */
export function tellLines(ranked: readonly RankedFact[], unsure = ''): SpokenAnswer | null {
  const first = nearestLine(ranked);
  if (first === undefined) return null;
  return { paragraph1: phraseFact(first.fact, first.fits ? '' : unsure), paragraph2: tellSecond(ranked, first) };
}
