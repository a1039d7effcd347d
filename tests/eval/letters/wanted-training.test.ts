import { expect, it } from 'vitest';
import shipped from '../../../packages/coach/data/letter/wanted-weights.json' with { type: 'json' };
import { rowsOf, toStored } from './wanted-training.ts';

it('learns the shipped weights for words alone from the lines that recruiters graded', async () => {
  const learned = toStored(await rowsOf(false));
  for (const kind of ['wanted', 'unfit'] as const) {
    const weights: Record<string, number> = learned[kind].features;
    expect(Object.keys(weights)).toEqual(Object.keys(shipped.alone[kind].features));
    for (const [name, weight] of Object.entries(shipped.alone[kind].features))
      expect(Math.abs((weights[name] ?? 9) - weight), `${kind}: ${name}`).toBeLessThan(0.02);
  }
});
