import { questionWeights } from './question-weights-data.ts';
import type { SpokenWord } from './spoken-words.ts';
import { utteranceFeatures } from './utterance-features.ts';

function readWeights(): { bias: number; byFeature: ReadonlyMap<string, number> } {
  const [bias = '0', ...lines] = questionWeights.split('\n');
  const byFeature = new Map(
    lines.map((line) => {
      const cut = line.indexOf(' ');
      return [line.slice(cut + 1), Number(line.slice(0, cut))] as const;
    }),
  );
  return { bias: Number(bias), byFeature };
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
