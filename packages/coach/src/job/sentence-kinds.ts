import weights from '../../data/job/sentence-weights.json' with { type: 'json' };
import { sentenceFeatures } from './sentence-features.ts';

/** What a sentence of an advertisement is about. `label` covers headings, titles and facts such as the place. */
export const SENTENCE_KINDS = ['requirement', 'duty', 'company', 'benefit', 'legal', 'label'] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];
/**
 * The likeliest kind; `asks`, the probability from 0 to 1 of a requirement or duty; and the probability of each kind in the order of
 * `SENTENCE_KINDS`.
 */
export type JudgedSentence = { kind: SentenceKind; asks: number; shares: readonly number[] };

/** Feature to its weights by kind, in the order of `SENTENCE_KINDS`; `tests/eval/resume/learn/job-models.ts` writes the file. */
const WEIGHTS = new Map(Object.entries(weights as unknown as Record<string, number[]>));

/** Judges each line of an advertisement by itself, its heading and its place. `lines` are without bullets, in order; never throws. */
export function judgeSentences(lines: readonly string[]): JudgedSentence[] {
  return lines.map((_, index) => judge(sentenceFeatures(lines, index)));
}

function judge(features: string[]): JudgedSentence {
  const shares = kindShares(features);
  const [requirement = 0, duty = 0] = shares;
  return { kind: SENTENCE_KINDS[shares.indexOf(Math.max(...shares))] ?? 'label', asks: requirement + duty, shares };
}

/** The probabilities of the kinds, in the order of `SENTENCE_KINDS`. */
function kindShares(features: string[]): number[] {
  const scores = kindScores(features);
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** A sentence of many words must not be surer for that: the sum is divided by the root of their number. */
function kindScores(features: string[]): number[] {
  const scores = SENTENCE_KINDS.map(() => 0);
  for (const feature of features) {
    WEIGHTS.get(feature)?.forEach((weight, kind) => {
      scores[kind] = (scores[kind] ?? 0) + weight;
    });
  }
  return scores.map((score) => score / Math.sqrt(features.length));
}
