import trees from '../../data/live/line-trees.json' with { type: 'json' };
import learned from '../../data/live/line-weights.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import { type FactQuery, FIT_FEATURES, LINE_FEATURES, type LineMeasures, measureLines } from './line-features.ts';
import { sharesOf, turnFeatures } from './line-shares.ts';
import { type CandidateFact, traitsOfLines } from './line-traits.ts';
import { heardWords } from './question-words.ts';
import type { ResumeFact } from './resume-facts.ts';
import { scoreByTrees } from './score-trees.ts';

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

const probabilityOf = (score: number): number => 1 / (1 + Math.exp(-score));

type Scored = { scores: number[]; fits: number[] };

/** Without vectors or a guess of the kind: weights of each feature alone. */
function scoreByWeights(lines: readonly LineMeasures[], isEncoded: boolean): Scored {
  const { ranks, fits, bias } = isEncoded ? WITH_VECTORS : ALONE;
  const scores = lines.map(({ features }) => dotProduct(ranks, features));
  const shares = sharesOf(scores);
  return {
    scores,
    fits: lines.map(({ nearness }, at) => probabilityOf(bias + dotProduct(fits, [shares[at] ?? 0, ...nearness]))),
  };
}

/** Scores by the trees, and the probability that each line answers as if it were the best of those from it on. */
function scoreByLearnedTrees(facts: readonly CandidateFact[], query: FactQuery, lines: readonly LineMeasures[]) {
  const { question, context = '', kinds = [], vectors } = query;
  const traits = traitsOfLines(facts, { question, context, kinds, vectors });
  const rows = lines.map(({ features, nearness }, at) => ({
    features: [...features, ...(traits[at] ?? [])],
    nearness,
  }));
  const scores = rows.map(({ features }) => scoreByTrees(trees.ranks, features));
  const scored = rows.map((row, at) => ({ ...row, score: scores[at] ?? 0 }));
  const shares = sharesOf(scores);
  const best = Math.max(0, ...shares);
  const turn = turnFeatures(scored);
  const fit = probabilityOf(scoreByTrees(trees.fits, turn));
  return {
    scores,
    // A line that is half as likely as the best one is the answer half as often.
    fits: shares.map((share) => (best === 0 ? 0 : (fit * share) / best)),
    held: lines.length === 0 ? 0 : probabilityOf(scoreByTrees(trees.holds, turn)),
  };
}

/** All that a resume says by how well it answers a question, and the probability that anything of it does. */
export function rankAll(facts: readonly CandidateFact[], query: FactQuery): { lines: RankedLine[]; held: number } {
  const measured = measureLines(facts, query);
  const { scores, fits, held } = scoreByLearnedTrees(facts, query, measured);
  const lines = facts.map(
    (fact, at): RankedLine => ({
      fact,
      score: scores[at] ?? 0,
      fit: fits[at] ?? 0,
      isTold: measured[at]?.features[TOLD_BEFORE] === 1,
    }),
  );
  return { lines: lines.toSorted((one, other) => other.score - one.score), held };
}
/** `isTold`: an earlier answer told it. */
export type RankedLine = { fact: CandidateFact; score: number; fit: number; isTold: boolean };

type Remembered = { key: string; query: FactQuery; ranked: RankedFact[] };
/** One answer asks for the same order several times. */
const lastOf = new WeakMap<readonly ResumeFact[], Remembered>();

/** Lines of the resume by how well they answer the question: those that fit first, the best of them at the beginning. The order among equals is that of the resume. */
export function rankFacts(facts: readonly ResumeFact[], query: FactQuery): RankedFact[] {
  const key = JSON.stringify([query.question, query.context, query.told, query.shows]);
  const last = lastOf.get(facts);
  const isSame = last?.key === key && last.query.kinds === query.kinds && last.query.vectors === query.vectors;
  if (isSame) return [...last.ranked];
  const ranked = rankFresh(facts, query);
  lastOf.set(facts, { key, query, ranked });
  return [...ranked];
}

function rankFresh(facts: readonly ResumeFact[], query: FactQuery): RankedFact[] {
  const lines = measureLines(facts, query);
  const isEncoded = query.vectors.has(heardWords(query.question));
  const { scores, fits } =
    isEncoded && query.kinds !== undefined
      ? scoreByLearnedTrees(facts, query, lines)
      : scoreByWeights(lines, isEncoded);
  const ranked = lines.map(
    ({ features, shows, similarity, shared, subjects, judged, tellsOutcome }, at): RankedFact => {
      const fit = fits[at] ?? 0;
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
