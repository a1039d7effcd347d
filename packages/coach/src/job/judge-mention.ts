import weights from '../../data/job/mention-weights.json' with { type: 'json' };
import type { JobClause } from './job-sections.ts';
import type { ClauseMention } from './mention-features.ts';
import { mentionFeatures } from './mention-features.ts';

/** Feature to weight; `scripts/learn/job-mentions.ts` writes the file. */
const WEIGHTS = new Map(Object.entries(weights as unknown as Record<string, number>));

/** Probability from 0 to 1 that a reader would call the mention a skill that the advertisement asks for. */
export function judgeMention(mention: ClauseMention, clause: JobClause): number {
  const sum = mentionFeatures(mention, clause).reduce((total, feature) => total + (WEIGHTS.get(feature) ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
