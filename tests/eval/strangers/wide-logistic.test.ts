import { expect, it } from 'vitest';
import { fitWideLogistic, type MixedRow, oddsOf } from './wide-logistic.ts';

const row = (places: number[], numbers: number[]): MixedRow => ({
  places: Int32Array.from(places),
  values: Float32Array.from(places, () => 1),
  numbers: Float32Array.from(numbers),
});
const rows = [row([0], [1]), row([0, 1], [0.5]), row([1], [-1]), row([2], [-0.5]), row([1, 2], [0])];
const problem = { rows, targets: Float64Array.of(1, 1, 0, 0, 0.5), width: 3, strength: 0.1 };

it('finds the weights at which the penalised loss is least', () => {
  const weights = fitWideLogistic(problem, { rounds: 60, first: 0 });
  const shares = rows.map((one) => 1 / (1 + Math.exp(-oddsOf(weights, one, 3))));
  // There the slope of the intercept, which no penalty holds, is none, and that of a weight is what the penalty takes.
  const errors = shares.map((share, index) => share - (problem.targets[index] ?? 0));
  expect(errors.reduce((sum, error) => sum + error, 0)).toBeCloseTo(0, 3);
  expect((errors[0] ?? 0) + (errors[1] ?? 0)).toBeCloseTo(-0.1 * (weights[0] ?? 0), 3);
  expect(shares[0]).toBeGreaterThan(0.8);
  expect(shares[3]).toBeLessThan(0.2);
});

it('gives the same weights again', () => {
  const fit = () => fitWideLogistic(problem, { rounds: 60, first: -1 });
  expect(fit()).toEqual(fit());
});

it('learns from bags which of their rows are acts', () => {
  const inBags = [row([0, 1], []), row([0], []), row([1, 2], []), row([2], []), row([1], []), row([1], [])];
  const bags = { of: Int32Array.of(0, 0, 1, 1, 2, 2), targets: Float64Array.of(1, 0, 0), times: 1 };
  const learnt = { rows: inBags, targets: new Float64Array(6), times: new Float64Array(6), bags, width: 3 };
  const weights = fitWideLogistic({ ...learnt, strength: 0.1 }, { rounds: 60, first: 0 });
  expect(weights).toHaveLength(5);
  expect(weights[0]).toBeGreaterThan(0.5);
  expect(weights[2]).toBeLessThan(0);
});

it('counts a row as often as it is told to', () => {
  const twice = { ...problem, rows: [...rows, ...rows.slice(0, 1)], targets: Float64Array.of(1, 1, 0, 0, 0.5, 1) };
  const fit = (one: Parameters<typeof fitWideLogistic>[0]) => [...fitWideLogistic(one, { rounds: 80, first: 0 })];
  const counted = fit({ ...problem, times: Float64Array.of(2, 1, 1, 1, 1) });
  for (const [at, weight] of fit(twice).entries()) expect(counted[at]).toBeCloseTo(weight, 3);
});
