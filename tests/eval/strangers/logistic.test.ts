import { expect, test } from 'vitest';
import { fitLogistic } from './logistic.ts';

const examples = [...Array(40).keys()].map((index) => ({
  features: { size: index / 10 - 2, constant: 1, noise: index % 2 },
  isTrue: index >= 20 !== (index % 10 === 0),
}));

test('the weight of what tells is high, and of noise low', () => {
  const { weights } = fitLogistic(examples, 0.5);
  expect(weights.size ?? 0).toBeGreaterThan(0.5);
  expect(Math.abs(weights.noise ?? 1)).toBeLessThan(0.5);
});

test('the mean of the predictions is that of the examples, whatever the ridge', () => {
  for (const ridge of [0.1, 10]) {
    const { bias, weights } = fitLogistic(examples, ridge);
    const chances = examples.map(({ features }) => {
      const odds = Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);
      return 1 / (1 + Math.exp(-odds));
    });
    const share = examples.filter(({ isTrue }) => isTrue).length / examples.length;
    expect(chances.reduce((sum, chance) => sum + chance, 0) / chances.length).toBeCloseTo(share, 5);
  }
});

test('a higher ridge draws the weights towards zero', () => {
  const size = (ridge: number) => Math.abs(fitLogistic(examples, ridge).weights.size ?? 0);
  expect(size(50)).toBeLessThan(size(0.5));
});
