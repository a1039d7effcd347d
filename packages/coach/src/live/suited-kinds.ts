import rows from '../../data/live/suited-kinds.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import { type PackedVector, unpackVector } from './packed-vector.ts';

/** Kinds of stories for which the lines that answer them were marked, in this order. */
export const SUITED_KINDS =
  'failure problem conflict customer pressure change initiative achievement leadership teamwork'.split(' ');

type Suited = { bias: number; vector: Float32Array };
let models: Suited[] | null = null;
const readModels = (): Suited[] => {
  const stored = rows as unknown as (PackedVector & { kind: string; bias: number })[];
  return SUITED_KINDS.map((name) => {
    const row = stored.find(({ kind }) => kind === name);
    return { bias: row?.bias ?? 0, vector: row === undefined ? new Float32Array() : unpackVector(row) };
  });
};

/** How likely a line answers a question for a story of each kind. Learned by `node tests/eval/live/train-line-trees.ts`. */
export function suitsOf(line: Float32Array): number[] {
  models ??= readModels();
  return models.map(({ bias, vector }) => 1 / (1 + Math.exp(-bias - dotProduct(vector, line))));
}
