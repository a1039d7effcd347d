import { expect, it } from 'vitest';
import shipped from '../../../packages/coach/data/letter/wording-weights.json' with { type: 'json' };
import { itemRows, toStoredWording, type WordingRow } from './wording-training.ts';

it.each([
  ['things', itemRows('N'), shipped.things],
  ['tools', itemRows('T'), shipped.tools],
] as [string, WordingRow[], Record<string, number>][])(
  'learns the shipped weights of %s from what a reader named',
  (_, rows, weights) => {
    const learned: Record<string, number> = toStoredWording(rows);
    expect(Object.keys(learned)).toEqual(Object.keys(weights));
    for (const [name, weight] of Object.entries(weights)) expect(learned[name], name).toBeCloseTo(weight, 1);
  },
);
