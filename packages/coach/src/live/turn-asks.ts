import askedRows from '../../data/live/turn-asks.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import { type PackedVector, unpackVector, type Vectors } from './packed-vector.ts';
import { heardWords, wordRuns } from './question-words.ts';

/** What a turn of an interviewer asks for. */
export type Asked =
  | 'about-you'
  | 'case'
  | 'detail'
  | 'explain'
  | 'goals'
  | 'have'
  | 'knowledge'
  | 'leaving'
  | 'small'
  | 'story'
  | 'strength'
  | 'terms'
  | 'way'
  | 'why-here'
  | 'why-you'
  | 'your-questions';
export type AskedGuess = { asked: Asked; probability: number };

/** As the data file has it: for each kind the weights of the vector of the turn, and by runs of words. */
type AskedData = {
  kinds: readonly (PackedVector & { kind: string; bias: number })[];
  /** A run, then pairs of a kind's place and its weight in hundredths. */
  runs: readonly (readonly (string | number)[])[];
};
type Model = {
  kinds: readonly { asked: Asked; bias: number; vector: Float32Array }[];
  runs: ReadonlyMap<string, readonly (string | number)[]>;
};

/** So many words at the end of a turn mostly ask. */
const WORDS_OF_END = 20;
const HUNDREDTHS = 100;

let model: Model | undefined;
function readModel(): Model {
  const { kinds, runs } = askedRows as unknown as AskedData;
  return {
    kinds: kinds.map((row) => ({ asked: row.kind as Asked, bias: row.bias, vector: unpackVector(row) })),
    runs: new Map(runs.map(([run, ...pairs]) => [String(run), pairs])),
  };
}

const endOfTurn = (turn: string): string => heardWords(turn).split(' ').slice(-WORDS_OF_END).join(' ');

/** Runs of words in a turn, and again those at its end. */
export const runsOfTurn = (turn: string): Set<string> =>
  new Set([...wordRuns(heardWords(turn)), ...[...wordRuns(endOfTurn(turn))].map((run) => `end ${run}`)]);

/**
 * What a turn asks for, likeliest first, with probabilities that add up to 1. Learned by `node tests/eval/live/train-turn-asks.ts` from turns of writers
 * with the kinds that readers gave them. Empty where the vector of the turn is not there.
 */
export function guessAsked(turn: string, vectors: Vectors): AskedGuess[] {
  const vector = vectors.get(heardWords(turn));
  if (vector === undefined) return [];
  model ??= readModel();
  const { kinds, runs } = model;
  const known = [...runsOfTurn(turn)].flatMap((run) => {
    const pairs = runs.get(run);
    return pairs === undefined ? [] : [pairs];
  });
  const fromRuns = new Float64Array(kinds.length);
  for (const pairs of known) {
    for (let at = 0; at < pairs.length; at += 2)
      fromRuns[Number(pairs[at])] = (fromRuns[Number(pairs[at])] ?? 0) + Number(pairs[at + 1]) / HUNDREDTHS;
  }
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = kinds.map((kind, at) => kind.bias + dotProduct(kind.vector, vector) + scale * (fromRuns[at] ?? 0));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return kinds
    .map(({ asked }, at) => ({ asked, probability: (shares[at] ?? 0) / total }))
    .toSorted((one, other) => other.probability - one.probability);
}
