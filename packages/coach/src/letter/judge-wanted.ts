import learned from '../../data/letter/wanted-weights.json' with { type: 'json' };
import type { EvidenceLine } from '../evidence/evidence.ts';
import { dotProduct } from '../text/dot-product.ts';
import type { LetterFacts } from './letter-facts.ts';
import { measureWanted, WANTED_FEATURES } from './wanted-features.ts';

/**
 * A line with the probabilities, 0 to 1, that a recruiter wants it in the letter, that it must not be there, and that it is the paper, degree, language or hours that the
 * advertisement asks for.
 */
export type JudgedLine = EvidenceLine & { wanted: number; unfit: number; asked: number };

type Stored = { bias: number; features: Record<string, number>; vector: number[] };
type Judge = { bias: number; features: number[]; vector: Float32Array };
const judgeOf = ({ bias, features, vector }: Stored): Judge => ({
  bias,
  features: WANTED_FEATURES.map((name) => features[name] ?? 0),
  vector: Float32Array.from(vector),
});
/** Learned by `node tests/eval/letters/train-wanted.ts`; without the encoder's vectors the words alone decide. */
const WITH_VECTORS = { wanted: judgeOf(learned.withVectors.wanted), unfit: judgeOf(learned.withVectors.unfit) };
const ALONE = { wanted: judgeOf(learned.alone.wanted), unfit: judgeOf(learned.alone.unfit) };

const [DEGREE, OF_PERSON, SHOWN] = [
  WANTED_FEATURES.indexOf('degree'),
  WANTED_FEATURES.indexOf('share of a paper, language or hours'),
  WANTED_FEATURES.indexOf('share of the demand it shows best'),
];

/** Which lines belong into a letter to this employer, in their order. Never throws. */
export function judgeWanted(lines: readonly EvidenceLine[], facts: LetterFacts): JudgedLine[] {
  const isEncoded = lines.some(({ line }) => facts.vectors.has(line));
  const { wanted, unfit } = isEncoded ? WITH_VECTORS : ALONE;
  return measureWanted(lines, facts).map((features, at) => {
    const evidence = lines[at] ?? { line: '', placeIndex: undefined };
    const vector = facts.vectors.get(evidence.line);
    const share = ({ bias, features: weights, vector: direction }: Judge) => {
      const near = vector === undefined || direction.length === 0 ? 0 : dotProduct(direction, vector);
      return 1 / (1 + Math.exp(-bias - dotProduct(weights, features) - near));
    };
    const isDegree = features[DEGREE] === 1;
    const asked = Math.max(features[OF_PERSON] ?? 0, isDegree ? (features[SHOWN] ?? 0) : 0);
    return { ...evidence, wanted: share(wanted), unfit: share(unfit), asked };
  });
}
