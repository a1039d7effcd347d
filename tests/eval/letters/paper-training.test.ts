import { expect, it } from 'vitest';
import shipped from '../../../packages/coach/data/letter/paper-weights.json' with { type: 'json' };
import { paperRows, toStoredPapers } from './paper-training.ts';

it('learns the shipped weights from the lines that readers named', () => {
  const learned: Record<string, number> = toStoredPapers(paperRows());
  expect(Object.keys(learned)).toEqual(Object.keys(shipped));
  for (const [name, weight] of Object.entries(shipped)) expect(learned[name], name).toBeCloseTo(weight, 1);
});
