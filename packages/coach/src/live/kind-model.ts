import { dotProduct } from '../text/dot-product.ts';
import { type PackedVector, unpackVector } from './packed-vector.ts';
import { heardWords, wordRuns } from './question-words.ts';

export type KindGuess = { kind: string; probability: number };

type Weights = Record<string, number>;
/** Learned for each kind: a bias, and a direction among the encoder's vectors. */
export type KindRow = PackedVector & { kind: string; bias: number };
/** What a run of words adds to kinds, beside a vector and without one. */
export type KindWords = { words: string; kinds: Weights; alone: Weights };

/** Guesses the kind of a text, likeliest first, with probabilities that add up to 1; `vector` is the encoder's of `heardWords(text)`. */
export type GuessKinds = (text: string, vector: Float32Array | undefined) => KindGuess[];

/** A linear model of kinds over the encoder's vector and runs of words; without a vector the words alone decide. */
export function createKindModel(kindRows: readonly KindRow[], wordRows: readonly KindWords[]): GuessKinds {
  const kinds = kindRows.map((row) => ({ kind: row.kind, bias: row.bias, vector: unpackVector(row) }));
  const byWords = new Map(wordRows.map((row) => [row.words, row]));
  return (text, vector) => {
    const known = [...wordRuns(heardWords(text))].flatMap((run) => {
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
  };
}
