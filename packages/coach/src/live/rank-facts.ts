import learned from '../../data/live/line-weights.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import { type FactQuery, FIT_FEATURES, LINE_FEATURES, measureLines } from './line-features.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact } from './resume-facts.ts';

/**
 * `score` orders the lines, `fit` is the probability that the line answers the question, `shows` that it shows what was asked for. A line that
 * `fits` may be told as an answer.
 */
export type RankedFact = {
  fact: ResumeFact;
  score: number;
  fit: number;
  shows: number;
  similarity: number;
  shared: number;
  /** How many subjects of the turn it speaks of in other words. */
  subjects: number;
  /** The probability that it shows the thing asked after. */
  judged: number;
  /** Tells how something turned out, where one time is asked for. */
  tellsOutcome: boolean;
  /** An earlier answer told it. */
  isTold: boolean;
  fits: boolean;
};

/** Of the lines told from this probability on, two of three were right with their writer left out of the training. */
const TOLD_FROM = 0.45;

const TOLD_BEFORE = LINE_FEATURES.indexOf('told before');

type Weights = { ranks: number[]; fits: number[]; bias: number };
type StoredWeights = Record<'ranks' | 'fits', Record<string, number>>;

const weightsOf = ({ ranks, fits: { bias = 0, ...fits } }: StoredWeights): Weights => ({
  ranks: LINE_FEATURES.map((name) => ranks[name] ?? 0),
  fits: FIT_FEATURES.map((name) => fits[name] ?? 0),
  bias,
});
/** Learned by `node tests/eval/live/train-lines.ts`; without the encoder's vectors the words alone decide. */
const WITH_VECTORS = weightsOf(learned.withVectors);
const ALONE = weightsOf(learned.alone);

function sharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Lines of the resume by how well they answer the question: those that fit first, the best of them at the beginning. The order among equals is that of the resume. */
export function rankFacts(facts: readonly ResumeFact[], query: FactQuery): RankedFact[] {
  const { ranks, fits, bias } = query.vectors.has(heardWords(query.question)) ? WITH_VECTORS : ALONE;
  const lines = measureLines(facts, query);
  const scores = lines.map(({ features }) => dotProduct(ranks, features));
  const shares = sharesOf(scores);
  const ranked = lines.map(
    ({ features, shows, similarity, shared, subjects, judged, tellsOutcome, nearness }, at): RankedFact => {
      const fit = 1 / (1 + Math.exp(-bias - dotProduct(fits, [shares[at] ?? 0, ...nearness])));
      return {
        fact: facts[at] as ResumeFact,
        score: scores[at] ?? 0,
        fit,
        shows,
        similarity,
        shared,
        subjects,
        judged,
        tellsOutcome,
        isTold: features[TOLD_BEFORE] === 1,
        fits: fit >= TOLD_FROM,
      };
    },
  );
  return ranked.sort(
    (one, other) =>
      Number(other.fits) - Number(one.fits) || other.score - one.score || one.fact.order - other.fact.order,
  );
}
