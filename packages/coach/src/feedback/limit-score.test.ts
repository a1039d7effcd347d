import { describe, expect, it } from 'vitest';
import { limitScore } from './limit-score.ts';
import type { ReferenceMatch } from './match-reference.ts';

const point = (text: string) => ({ text, first: 0, last: 3 });
const heard = (count: number, change: Partial<ReferenceMatch> = {}): ReferenceMatch => ({
  total: 4,
  covered: Array.from({ length: count }, (_, index) => point(`point ${index}`)),
  missing: [],
  contradicted: [],
  isInOrder: true,
  ...change,
});
const technical = (learned: number, reference: ReferenceMatch | null, isFluent = true) =>
  limitScore(learned, {
    isTechnical: true,
    doubt: Number.NEGATIVE_INFINITY,
    concerns: [],
    reference,
    isFluent,
    isThin: false,
  });

describe('the score of a technical answer', () => {
  it('stays at 3.4 or below where nothing was checked, and keeps its order', () => {
    expect(technical(5, null)).toBeLessThanOrEqual(3.4);
    expect(technical(5, null)).toBeGreaterThan(technical(3.3, null));
    expect(technical(2.2, null)).toBe(2.2);
  });

  it('rises with the points that were heard', () => {
    expect(technical(2.7, heard(4))).toBeGreaterThan(3.5);
    expect(technical(2.7, heard(4))).toBeGreaterThan(technical(2.7, heard(2)));
    expect(technical(2.7, heard(1))).toBe(2.7);
  });

  it('does not rise by points whose words are thrown together, nor where a point is denied', () => {
    expect(technical(2.7, heard(4, { isInOrder: false }))).toBe(2.7);
    expect(technical(2.7, heard(4), false)).toBe(2.7);
    expect(technical(2.7, heard(3, { contradicted: [point('denied')] }))).toBe(2.7);
  });
});

describe('the score of an answer about deeds that may hold an admission', () => {
  const withDoubt = (learned: number, doubt: number) =>
    limitScore(learned, { isTechnical: false, doubt, concerns: [], reference: null, isFluent: true, isThin: false });

  it('falls the more, the likelier the admission, and not where it is unlikely', () => {
    expect(withDoubt(4.5, -0.1)).toBe(4.5);
    expect(withDoubt(4.5, 0.2)).toBeLessThan(4.5);
    expect(withDoubt(4.5, 0.5)).toBeLessThan(withDoubt(4.5, 0.2));
  });

  it('is never that of a sound one where there is a doubt and the rest is not surely sound', () => {
    expect(withDoubt(3.5, 0)).toBeLessThan(3);
    expect(withDoubt(3.6, 0)).toBeGreaterThanOrEqual(withDoubt(3, 0));
  });
});
