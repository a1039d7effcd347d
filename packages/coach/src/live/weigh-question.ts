import rows from '../../data/live/question-weights.json' with { type: 'json' };
import type { SpokenWord } from './spoken-words.ts';
import { utteranceFeatures } from './utterance-features.ts';

/** Learned by `node tests/eval/live/train-weights.ts`: the bias, then each feature (`utterance-features.ts`) with its weight in log-odds. */
function readWeights(): { bias: number; byFeature: ReadonlyMap<string, number> } {
  const [bias, ...features] = rows as unknown as [string, number][];
  return { bias: bias?.[1] ?? 0, byFeature: new Map(features) };
}

let weights: ReturnType<typeof readWeights> | null = null;

/**
 * How much an utterance speaks for being a question to the other person (above 0) or against it (below 0), in log-odds. The
 * weights were learned from the labelled utterances of `tests/eval/live`, never from those that are held out.
 */
export function weighQuestion(words: readonly SpokenWord[]): number {
  weights ??= readWeights();
  let [sum, known] = [0, 0];
  for (const feature of utteranceFeatures(words)) {
    const weight = weights.byFeature.get(feature);
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
  }
  return sum / Math.sqrt(known + 1) + weights.bias;
}
