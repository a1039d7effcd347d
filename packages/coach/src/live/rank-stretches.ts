import learned from '../../data/live/stretch-weights.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import type { Stretch } from './resume-stretches.ts';
import {
  ASKING_NAMES,
  FITS,
  fitsOf,
  MEASURES,
  type MeasuredTurn,
  measureStretches,
  type StretchQuery,
  TYPE_NAMES,
} from './stretch-features.ts';

type Table = Record<string, Record<string, number>>;
type Stored = { measures: Record<string, number>; askings: Table; kinds: Table; fits: Record<string, number> };
type Weights = { measures: number[]; askings: number[][]; kinds: Map<string, number[]>; fits: number[]; bias: number };

const rowOf = (row: Record<string, number> = {}): number[] => TYPE_NAMES.map((name) => row[name] ?? 0);
const weightsOf = ({ measures, askings, kinds, fits }: Stored): Weights => ({
  measures: MEASURES.map((name) => measures[name] ?? 0),
  askings: ASKING_NAMES.map((name) => rowOf(askings[name])),
  kinds: new Map(Object.entries(kinds).map(([kind, row]) => [kind, rowOf(row)])),
  fits: FITS.map((name) => fits[name] ?? 0),
  bias: fits.bias ?? 0,
});
/** Learned by `node tests/eval/live/train-stretches.ts`, with the encoder's vectors: without them nothing is ranked. */
const WEIGHTS = weightsOf(learned as unknown as Stored);

/** A stretch with its share among all; `score` orders them. */
export type RankedStretch = { stretch: Stretch; score: number; share: number; similarity: number; shared: number };
/** `certainty` is the probability that the first stretch answers the question. */
export type RankedStretches = { ranked: RankedStretch[]; certainty: number; turn: MeasuredTurn };

function scoresOf({ stretches, askings, kinds }: MeasuredTurn, weights: Weights): number[] {
  const ofTypes = TYPE_NAMES.map((_, type) => {
    let sum = 0;
    for (const asking of askings) sum += weights.askings[asking]?.[type] ?? 0;
    for (const { kind, probability } of kinds) sum += probability * (weights.kinds.get(kind)?.[type] ?? 0);
    return sum;
  });
  return stretches.map(
    ({ measures, types }) =>
      dotProduct(weights.measures, measures) + types.reduce((sum, type) => sum + (ofTypes[type] ?? 0), 0),
  );
}

function sharesOf(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** The stretches of a resume by how well they answer a question, and how sure the first one is. */
export function rankStretches(stretches: readonly Stretch[], query: StretchQuery): RankedStretches {
  const turn = measureStretches(stretches, query);
  const scores = scoresOf(turn, WEIGHTS);
  const shares = sharesOf(scores);
  const [similarity, rare] = [
    MEASURES.indexOf('similarity to the whole turn'),
    MEASURES.indexOf('rare words of the question'),
  ];
  const ranked = stretches
    .map((stretch, at): RankedStretch => {
      const measures = turn.stretches[at]?.measures ?? [];
      return {
        stretch,
        score: scores[at] ?? 0,
        share: shares[at] ?? 0,
        similarity: Math.max(measures[0] ?? 0, measures[similarity] ?? 0),
        shared: (measures[rare] ?? 0) + (measures[rare + 1] ?? 0),
      };
    })
    .toSorted((one, other) => other.score - one.score);
  const certainty =
    stretches.length === 0 ? 0 : 1 / (1 + Math.exp(-WEIGHTS.bias - dotProduct(WEIGHTS.fits, fitsOf(turn, shares))));
  return { ranked, certainty, turn };
}
