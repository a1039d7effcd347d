import { expect, it } from 'vitest';
import { groupWeights, ungroupWeights } from './grouped-weights.ts';

it('groups weights by the first words of their features, and back', () => {
  const weights = { none: 1, 'size 2': 2, 'title before gap ,': -3, 'title before gap  at': 4 };
  expect(groupWeights(weights)['title before']).toEqual({ 'gap ,': -3, 'gap  at': 4 });
  expect(ungroupWeights(groupWeights(weights))).toEqual(weights);
});
