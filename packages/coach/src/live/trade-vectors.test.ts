import { expect, test } from 'vitest';
import { dotProduct } from '../text/dot-product.ts';
import { TRADES, tradeRows } from './trade-rows.ts';
import { likenessesTo, packDirection, projectVector, unpackDirection } from './trade-vectors.ts';

test('a packed direction is nearly that of the numbers', () => {
  const numbers = Float32Array.from({ length: 160 }, (_, at) => Math.sin(at * at));
  const length = Math.sqrt(dotProduct(numbers, numbers));
  const unpacked = unpackDirection(packDirection(numbers));
  expect(dotProduct(unpacked, unpacked)).toBeCloseTo(1, 5);
  expect(dotProduct(unpacked, numbers) / length).toBeGreaterThan(0.999);
});

test('packs into characters that JSON writes as they are', () => {
  const text = packDirection(Float32Array.from({ length: 57 }, (_, at) => at - 28));
  expect(JSON.stringify(text)).toBe(`"${text}"`);
  expect(new Set(text).size).toBe(57);
});

test('every question of every trade has a vector, and a name without questions none', () => {
  const projected = projectVector(Float32Array.from({ length: 384 }, (_, at) => Math.cos(at)));
  const differing = TRADES.filter((name) => likenessesTo(name, projected).length !== tradeRows(name).length);
  expect(differing).toEqual([]);
  expect(likenessesTo('no such trade', projected)).toHaveLength(0);
});
