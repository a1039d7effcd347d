import kindWords from '../../data/live/question-kind-words.json' with { type: 'json' };
import kindVectors from '../../data/live/question-kinds.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import { type PackedVector, unpackVector } from './packed-vector.ts';
import { heardWords, wordRuns } from './question-words.ts';

export type KindGuess = { kind: string; probability: number };

type KindRow = PackedVector & { kind: string; bias: number };
type Weights = Record<string, number>;
type WordRow = { words: string; kinds: Weights; alone: Weights };
type Model = {
  kinds: { kind: string; bias: number; vector: Float32Array }[];
  byWords: ReadonlyMap<string, WordRow>;
};

let model: Model | null = null;

function readModel(): Model {
  const kinds = (kindVectors as unknown as KindRow[]).map((row) => ({
    kind: row.kind,
    bias: row.bias,
    vector: unpackVector(row),
  }));
  return {
    kinds,
    byWords: new Map((kindWords as unknown as WordRow[]).map((row) => [row.words, row])),
  };
}

/**
 * What kind of question this is, likeliest first, with probabilities that add up to 1. Learned by `node tests/eval/live/train-kinds.ts`
 * from utterances of several writers; `vector` is the encoder's of `heardWords(question)`, without it the words alone decide.
 */
export function guessKinds(question: string, vector: Float32Array | undefined): KindGuess[] {
  model ??= readModel();
  const { kinds, byWords } = model;
  const known = [...wordRuns(heardWords(question))].flatMap((run) => {
    const weights = byWords.get(run);
    if (weights === undefined) return [];
    return [vector === undefined ? weights.alone : weights.kinds];
  });
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = kinds.map(({ kind, bias, vector: weights }) => {
    const fromWords = known.reduce((sum, row) => sum + (row[kind] ?? 0), 0) * scale;
    return vector === undefined ? fromWords : bias + fromWords + dotProduct(weights, vector);
  });
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return kinds
    .map(({ kind }, index) => ({ kind, probability: (shares[index] ?? 0) / total }))
    .toSorted((one, other) => other.probability - one.probability);
}
