import learned from '../../data/job/evidence-weights.json' with { type: 'json' };
import { dotProduct } from '../text/dot-product.ts';
import type { Vectors } from './deed.ts';
import { type Demand, EVIDENCE_FEATURES, measureEvidence } from './evidence-features.ts';
import type { EvidenceLine } from './evidence-lines.ts';

type Stored = Record<string, number>;
const weightsOf = ({ bias = 0, ...weights }: Stored) => ({
  bias,
  weights: EVIDENCE_FEATURES.map((name) => weights[name] ?? 0),
});
/** Learned by `node tests/eval/letters/train-evidence.ts`; without the encoder's vectors the words alone decide. */
const WITH_VECTORS = weightsOf(learned.withVectors);
const ALONE = weightsOf(learned.alone);

/** The probability, from 0 to 1, that a line of the resume shows what a demand asks for: `[demand][line]`. Never throws. */
export function judgeEvidence(
  demands: readonly Demand[],
  lines: readonly EvidenceLine[],
  vectors: Vectors,
): number[][] {
  const isEncoded = demands.some(({ text }) => vectors.has(text));
  const { bias, weights } = isEncoded ? WITH_VECTORS : ALONE;
  return measureEvidence(demands, lines, vectors).map((rows) =>
    rows.map((features) => 1 / (1 + Math.exp(-bias - dotProduct(weights, features)))),
  );
}
