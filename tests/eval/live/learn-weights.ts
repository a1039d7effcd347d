import type { SpokenWord } from '@greenroom/coach/live/spoken-words';
import { utteranceFeatures } from '@greenroom/coach/live/utterance-features';

export type Labelled = { words: readonly SpokenWord[]; isQuestion: boolean };
export type Learned = { bias: number; weights: Map<string, number> };

/** A feature that fewer utterances have says more about them than about speech. */
const FEWEST_UTTERANCES = 4;
const KEPT_WEIGHTS = 4000;
const ROUNDS = 24;
/** The weights are the mean after so many of the last rounds, so that the order of the utterances hardly matters. */
const AVERAGED_ROUNDS = 12;
const RATE = 0.3;
const DECAY = 0.001;
const BIAS_RATE = 0.01;

type Row = { features: Uint32Array; isQuestion: boolean };

/** The same order on every machine, so that the same utterances give the same weights. */
function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed;
  for (let index = count - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (index + 1);
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  return order;
}

function addScaled(into: Float64Array, weights: Float64Array, share: number): void {
  for (const [at, weight] of weights.entries()) into[at] = (into[at] as number) + weight * share;
}

/** Logistic regression by stochastic gradients with its own step for each weight (AdaGrad). */
function fit(rows: readonly Row[], size: number): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  const mean = new Float64Array(size);
  let [bias, meanBias] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const at of shuffled(rows.length, round + 1)) {
      const { features, isQuestion } = rows[at] as Row;
      const scale = 1 / Math.sqrt(features.length + 1);
      let sum = 0;
      for (const feature of features) sum += weights[feature] as number;
      const error = 1 / (1 + Math.exp(-(sum * scale + bias))) - (isQuestion ? 1 : 0);
      for (const feature of features) {
        const gradient = error * scale + DECAY * (weights[feature] as number);
        squares[feature] = (squares[feature] as number) + gradient * gradient;
        weights[feature] = (weights[feature] as number) - (RATE * gradient) / Math.sqrt(squares[feature] as number);
      }
      bias -= BIAS_RATE * error;
    }
    const share = round < ROUNDS - AVERAGED_ROUNDS ? 0 : 1 / AVERAGED_ROUNDS;
    meanBias += bias * share;
    addScaled(mean, weights, share);
  }
  return { bias: meanBias, weights: mean };
}

function toRows(utterances: readonly Labelled[], kept: readonly string[]): Row[] {
  const indexes = new Map(kept.map((feature, index) => [feature, index]));
  return utterances.map(({ words, isQuestion }) => ({
    features: Uint32Array.from([...utteranceFeatures(words)].flatMap((feature) => indexes.get(feature) ?? [])),
    isQuestion,
  }));
}

/** Weights of the features that matter most: learned with all of them, then again with those that weigh much and are not rare. */
export function learnWeights(utterances: readonly Labelled[]): Learned {
  const counts = new Map<string, number>();
  for (const { words } of utterances)
    for (const feature of utteranceFeatures(words)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= FEWEST_UTTERANCES).map(([feature]) => feature);
  const first = fit(toRows(utterances, common), common.length);
  const kept = common
    .map((feature, index) => ({
      feature,
      matters: Math.abs(first.weights[index] as number) * Math.sqrt(counts.get(feature) ?? 0),
    }))
    .toSorted((one, other) => other.matters - one.matters)
    .slice(0, KEPT_WEIGHTS)
    .map(({ feature }) => feature);
  const { bias, weights } = fit(toRows(utterances, kept), kept.length);
  return { bias, weights: new Map(kept.map((feature, index) => [feature, weights[index] as number])) };
}
