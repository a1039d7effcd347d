import { scoreByTrees } from '@greenroom/coach/live/score-trees';
import { describe, expect, it } from 'vitest';
import { boostTrees } from './boosted-trees.ts';

describe('boosted trees', () => {
  it('learn a case that holds only where two features are high together', () => {
    const rows = Array.from({ length: 400 }, (_, at) => [(at % 20) / 20, Math.floor(at / 20) / 20]);
    const wanted = rows.map(([one = 0, other = 0]) => (one > 0.5 && other > 0.5 ? 1 : 0));
    const trees = boostTrees(rows, {
      rounds: 60,
      depth: 2,
      rate: 0.3,
      decay: 1,
      leastInLeaf: 1,
      slopesOf: (scores) => ({
        slopes: scores.map((score, at) => score - (wanted[at] ?? 0)),
        curves: scores.map(() => 1),
      }),
    });
    expect(scoreByTrees(trees, [0.9, 0.9])).toBeGreaterThan(0.8);
    expect(scoreByTrees(trees, [0.9, 0.1])).toBeLessThan(0.2);
    expect(scoreByTrees(trees, [0.1, 0.9])).toBeLessThan(0.2);
  });
});
