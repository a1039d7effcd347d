import { describe, expect, it } from 'vitest';
import mentionWeights from '../../data/job/mention-weights.json' with { type: 'json' };
import sentenceWeights from '../../data/job/sentence-weights.json' with { type: 'json' };
import { SENTENCE_KINDS } from './sentence-kinds.ts';

describe('the learned weights', () => {
  it('have one finite number a kind for each feature of a sentence', () => {
    const rows = Object.values(sentenceWeights as unknown as Record<string, unknown[]>);
    expect(rows.length).toBeGreaterThan(1000);
    for (const row of rows) {
      expect(row).toHaveLength(SENTENCE_KINDS.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
  });

  it('have one finite number for each feature of a mention', () => {
    const weights = Object.values(mentionWeights as unknown as Record<string, unknown>);
    expect(weights.length).toBeGreaterThan(1000);
    expect(weights.every(Number.isFinite)).toBe(true);
  });
});
