import { expect, it } from 'vitest';
import shipped from '../../../../packages/coach/data/resume/showing-weights.json' with { type: 'json' };
import { readRows, toStored } from './showing-training.ts';

it('learns the shipped weights from the labelled demands', () => {
  const learned = toStored(readRows());
  expect(Object.keys(learned)).toEqual(Object.keys(shipped));
  for (const [name, weight] of Object.entries(shipped)) expect(learned[name], name).toBeCloseTo(weight, 1);
});
