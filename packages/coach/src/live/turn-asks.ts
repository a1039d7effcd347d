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

/** As the data file has it: for each kind the weights of the vector of the whole turn and of its last words, and by runs of words. */
type AskedData = {
  kinds: readonly { kind: string; bias: number; whole: PackedVector; end: PackedVector }[];
  runs: readonly (readonly (string | number)[])[];
};
type Model = {
  kinds: readonly { asked: Asked; bias: number; whole: Float32Array; end: Float32Array }[];
  runs: ReadonlyMap<string, readonly number[]>;
};

/** So many words at the end of a turn mostly ask. */
const WORDS_OF_END = 20;
const HUNDREDTHS = 100;

let model: Model | undefined;
function readModel(): Model {
  const { kinds, runs } = askedRows as unknown as AskedData;
  return {
    kinds: kinds.map(({ kind, bias, whole, end }) => ({
      asked: kind as Asked,
      bias,
      whole: unpackVector(whole),
      end: unpackVector(end),
    })),
    runs: new Map(runs.map(([run, ...weights]) => [String(run), weights.map((one) => Number(one) / HUNDREDTHS)])),
  };
}

/** The last words of a turn, whose vector tells what it asks for. */
export const endOfTurn = (turn: string): string => heardWords(turn).split(' ').slice(-WORDS_OF_END).join(' ');

/** Runs of words in a turn, and again those at its end. */
export const runsOfTurn = (turn: string): Set<string> =>
  new Set([...wordRuns(heardWords(turn)), ...[...wordRuns(endOfTurn(turn))].map((run) => `end ${run}`)]);

/**
 * What a turn asks for, likeliest first, with probabilities that add up to 1. Learned by `node tests/eval/live/train-turn-asks.ts` from turns of writers
 * with the kinds that readers gave them. Empty where the vectors of the turn are not there.
 */
export function guessAsked(turn: string, vectors: Vectors): AskedGuess[] {
  const [whole, end] = [vectors.get(heardWords(turn)), vectors.get(endOfTurn(turn))];
  if (whole === undefined || end === undefined) return [];
  model ??= readModel();
  const { kinds, runs } = model;
  const known = [...runsOfTurn(turn)].flatMap((run) => {
    const weights = runs.get(run);
    return weights === undefined ? [] : [weights];
  });
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = kinds.map(
    (kind, at) =>
      kind.bias +
      dotProduct(kind.whole, whole) +
      dotProduct(kind.end, end) +
      scale * known.reduce((sum, weights) => sum + (weights[at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return kinds
    .map(({ asked }, at) => ({ asked, probability: (shares[at] ?? 0) / total }))
    .toSorted((one, other) => other.probability - one.probability);
}
