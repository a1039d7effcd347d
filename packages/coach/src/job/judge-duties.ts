import weights from '../../data/job/duty-weights.json' with { type: 'json' };
import { dutyFeatures } from './duty-features.ts';
import type { JudgedLine } from './read-asking-lines.ts';

/** Learned by `node tests/eval/resume/learn/duty-lines.ts`. */
const WEIGHTS = new Map(Object.entries(weights as unknown as Record<string, number>));

/** The probability of each line that it says what is to be done in this job, from 0 to 1. */
export function judgeDuties(lines: readonly JudgedLine[]): number[] {
  const texts = lines.map(({ text }) => text);
  return lines.map((_, index) => {
    const features = dutyFeatures(lines, index, texts);
    const score = features.reduce((sum, name) => sum + (WEIGHTS.get(name) ?? 0), 0) / Math.sqrt(features.length);
    return 1 / (1 + Math.exp(-score));
  });
}
