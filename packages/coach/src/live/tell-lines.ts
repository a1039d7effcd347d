import type { RankedFact } from './rank-facts.ts';
import type { ResumeFact } from './resume-facts.ts';
import { phraseFact, sayFact } from './say-fact.ts';
import type { SpokenAnswer } from './spoken-answer.ts';

/** Below all of these a line has too little to do with the question to be told. */
const LEAST = { fit: 0.25, shared: { fit: 0.12, similarity: 0.3 } };
const isNear = ({ fits, fit, similarity, shared }: RankedFact): boolean =>
  fits || fit >= LEAST.fit || (shared > 0 && fit >= LEAST.shared.fit && similarity >= LEAST.shared.similarity);

/** The line that answers most likely; undefined where none is near the question. */
export function nearestLine(ranked: readonly RankedFact[]): RankedFact | undefined {
  const [best] = ranked;
  return best !== undefined && isNear(best) ? best : undefined;
}

/** Before a line of which it is not known that it answers: says where it comes from and claims nothing more. "Nearest" would deny what the line may well be. */
export const OWN_WORK = 'From my own work:';
/** Before a line that may well be the wrong one: the person decides whether it answers. */
export const PERHAPS = 'The nearest that I can tell you about:';
/** Below all of these a line has nothing to do with the question, nine times in ten. */
const POSSIBLE = {
  fit: 0.12,
  similarity: 0.3,
  shared: { fit: 0.08, similarity: 0.3 },
  likely: { fit: 0.25, similarity: 0.2 },
};

/** A line with no word of the question, that shows nothing of what is asked after, is only the first one. */
const isAbout = (line: RankedFact): boolean =>
  speaksOfIt(line) || line.judged >= ABOUT.judged || line.similarity >= ABOUT.similarity || line.fit >= ABOUT.fit;
const ABOUT = { judged: 0.1, similarity: 0.5, fit: 0.3, subjects: 0.5 };
/** Has a word of the turn, or speaks of its subject in other words. */
export const speaksOfIt = ({ shared, subjects }: RankedFact): boolean => shared > 0 || subjects >= ABOUT.subjects;

const mayFit = ({ fits, fit, shared, subjects, similarity }: RankedFact): boolean =>
  fits ||
  (fit >= POSSIBLE.fit && similarity >= POSSIBLE.similarity) ||
  (fit >= POSSIBLE.likely.fit && similarity >= POSSIBLE.likely.similarity) ||
  ((shared > 0 || subjects >= ABOUT.subjects) &&
    fit >= POSSIBLE.shared.fit &&
    similarity >= POSSIBLE.shared.similarity);

/** How far the best line is before the second, in log-odds. */
const leadOf = ([first, second]: readonly RankedFact[]): number =>
  first === undefined ? 0 : first.score - (second?.score ?? -Infinity);

/** The line that may be told as the answer, by its probability and its lead; undefined where none is so clear. The bounds are chosen, not yet measured with writers left out. */
export function sureLine(ranked: readonly RankedFact[]): RankedFact | undefined {
  const [best] = ranked;
  if (best === undefined) return undefined;
  const isSure = best.fit >= SURE.fit || (best.fit >= SURE.leading.fit && leadOf(ranked) >= SURE.leading.lead);
  return isSure ? best : undefined;
}
const SURE = { fit: 0.6, leading: { fit: 0.45, lead: 0.8 } };

/** A second line that is far less likely than the first only hides it. */
const AS_LIKELY = 0.7;

/** The nearest line that may have to do with the question; undefined where all are far. */
export const nearestStory = (ranked: readonly RankedFact[]): RankedFact | undefined =>
  ranked.find((line) => isAbout(line) && mayFit(line));

/** The nearest line, or the two nearest where they are about as likely, for the person to choose from, where none is surely the answer. Null where both are far. */
export function showNearest(ranked: readonly RankedFact[]): SpokenAnswer | null {
  const [first, second] = ranked.filter((line) => isAbout(line) && mayFit(line));
  if (first === undefined) return null;
  if (second === undefined || second.fit < AS_LIKELY * first.fit)
    return { paragraph1: phraseFact(first.fact, OWN_WORK), paragraph2: '' };
  return { paragraph1: phraseFact(first.fact, OWN_WORK), paragraph2: tellAlso(second.fact, first.fact) };
}

/** Where no line has a word of a question, the best one if it is likely enough to be the answer in other words: of eight offered so five were. */
export function offerLikely([best]: readonly RankedFact[]): SpokenAnswer | null {
  if (best === undefined || best.fit < LIKELY.fit || best.similarity < LIKELY.similarity) return null;
  return { paragraph1: phraseFact(best.fact, OWN_WORK), paragraph2: '' };
}
const LIKELY = { fit: 0.2, similarity: 0.3 };

/** The sure line told, with `beside` after it; else the nearest two shown. Null where none is near. */
export function tellOrShow(
  ranked: readonly RankedFact[],
  lead = '',
  beside: (line: string) => string = () => '',
): SpokenAnswer | null {
  const sure = sureLine(ranked);
  if (sure === undefined) return showNearest(ranked);
  return { paragraph1: phraseFact(sure.fact, lead), paragraph2: beside(sure.fact.text) };
}

/** A further line; of the same job without where it was. Empty where there is none. */
export function tellAlso(next: ResumeFact | undefined, first: ResumeFact | undefined): string {
  if (next === undefined) return '';
  const isThere = next.employer === first?.employer && next.title === first.title;
  return isThere ? sayFact(next).replace(/^I (?!was\b|am\b|can\b|also\b)/, 'I also ') : phraseFact(next, 'And');
}
