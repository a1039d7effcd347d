import { expect, it } from 'vitest';
import { createRandom } from './attacks.ts';
import { fitRidge, toRow } from './ridge.ts';

it('gives the weights that are learned without a group as if it had learned without it', () => {
  const random = createRandom(7);
  const width = 6;
  const groups = ['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c', 'a'];
  const rows = groups.map(() => toRow(Array.from({ length: width }, (_, place) => [place, random() - 0.5])));
  const target = Float64Array.from(groups, () => random());
  // Differences have no intercept, which is the mean of all targets otherwise.
  const fit = (kept: number[]) =>
    fitRidge({
      rows: kept.map((index) => rows[index] ?? toRow([])),
      targets: [Float64Array.from(kept, (index) => target[index] ?? 0)],
      groups: kept.map((index) => groups[index] ?? ''),
      isDifference: kept.map(() => true),
      width,
      strength: 0.5,
    });
  const all = fit([...groups.keys()]);
  const others = fit([...groups.keys()].filter((index) => groups[index] !== 'b'));
  const [found, wanted] = [all.without.get('b')?.[0] ?? [], others.weights[0] ?? []];
  expect(found).toHaveLength(width);
  for (const [place, weight] of wanted.entries()) expect(found[place]).toBeCloseTo(weight, 10);
});

it('gives the same weights without leaving groups out', () => {
  const random = createRandom(8);
  const groups = Array.from({ length: 30 }, (_, index) => String(index % 4));
  const rows = groups.map(() => toRow(Array.from({ length: 12 }, (_, place) => [place, random() - 0.5])));
  const targets = [0, 1].map(() => Float64Array.from(groups, () => random()));
  const isDifference = groups.map((_, index) => index > 24);
  const fit = (leavesOut: boolean) =>
    fitRidge({ rows, targets, groups, isDifference, width: 12, strength: 0.5, leavesOut });
  const [whole, quick] = [fit(true), fit(false)];
  expect(quick.intercepts).toEqual(whole.intercepts);
  for (const [head, weights] of whole.weights.entries())
    for (const [place, weight] of weights.entries()) expect(quick.weights[head]?.[place]).toBeCloseTo(weight, 11);
});
