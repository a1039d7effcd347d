import { expect, it } from 'vitest';
import shipped from '../../../packages/coach/data/job/evidence-weights.json' with { type: 'json' };
import { rowsOf, toStored } from './evidence-training.ts';

it('learns the shipped weights for words alone from the labelled demands', async () => {
  const learned: Record<string, number> = toStored(await rowsOf(false));
  expect(Object.keys(learned)).toEqual(Object.keys(shipped.alone));
  for (const [name, weight] of Object.entries(shipped.alone)) expect(learned[name], name).toBeCloseTo(weight, 2);
});
