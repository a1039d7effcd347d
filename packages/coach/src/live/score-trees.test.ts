import { describe, expect, it } from 'vitest';
import { scoreByTrees } from './score-trees.ts';

const tree = { features: [0, 1, -1], bounds: [0.5, 2, 0], values: [1, 2, 3, 4] };

describe('the score of a row by trees', () => {
  it.each([
    { row: [0, 0], score: 1 },
    { row: [0, 3], score: 2 },
    { row: [1, 3], score: 3 },
  ])('adds the leaf that $row reaches', ({ row, score }) => expect(scoreByTrees([tree], row)).toBe(score));

  it('adds the leaves of all trees', () => expect(scoreByTrees([tree, tree], [1, 0])).toBe(6));
});
