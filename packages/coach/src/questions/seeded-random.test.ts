import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom, drawWeighted } from './seeded-random.ts';

describe('seeded randomness', () => {
  it('stays within [0, 1), follows from the seed and spreads evenly', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [one, two] = [createRandom(seed), createRandom(seed)];
        const numbers = Array.from({ length: 400 }, one);
        expect(numbers).toEqual(Array.from({ length: 400 }, two));
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThan(1);
        expect(numbers.reduce((sum, number) => sum + number, 0) / 400).toBeCloseTo(0.5, 0);
      }),
    );
  });

  it('draws by weight, and nothing where nothing has weight', () => {
    const random = createRandom('weights');
    const drawn = Array.from({ length: 500 }, () =>
      drawWeighted(['never', 'often', 'seldom'], (item) => ({ never: 0, often: 9, seldom: 1 })[item] ?? 0, random),
    );
    expect(drawn).not.toContain('never');
    expect(drawn.filter((item) => item === 'often').length).toBeGreaterThan(400);
    expect(drawWeighted(['a'], () => 0, random)).toBeUndefined();
  });
});
