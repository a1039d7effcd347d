import { describe, expect, it } from 'vitest';
import { cornerAt, percent, shareOf, stepsOf, strideFor } from './geometry.ts';

describe('a scale', () => {
  it.each([
    [1, 0],
    [3, 0.5],
    [5, 1],
    [0.2, 0],
    [7, 1],
  ])('from 1 to 5 has %d at %d of its length', (value, share) => {
    expect(shareOf(value, { min: 1, max: 5 })).toBe(share);
  });

  it('has a step for every whole number, both ends included', () => {
    expect(stepsOf({ min: 0, max: 5 })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stepsOf({ min: 1, max: 5 })).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the corners', () => {
  it('go clockwise from the top', () => {
    expect([0, 1, 2, 3].map((index) => cornerAt(index, 4, 10))).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: -10, y: 0 },
    ]);
  });

  it('stand to the same distance at both sides', () => {
    expect(cornerAt(1, 6, 0.5)).toEqual({ x: 0.433, y: -0.25 });
    expect(cornerAt(5, 6, 0.5)).toEqual({ x: -0.433, y: -0.25 });
  });
});

describe('labels', () => {
  it.each([
    [1, 9, 1],
    [9, 9, 1],
    [10, 9, 2],
    [30, 9, 4],
    [30, 18, 2],
    [30, 30, 1],
  ])('of %d points with room for %d are shown at every stride of %d', (count, capacity, stride) => {
    expect(strideFor(count, capacity)).toBe(stride);
  });
});

it('a share is written in per cent, short and never as minus zero', () => {
  expect([0, 1 / 3, 1, -0].map(percent)).toEqual(['0%', '33.333%', '100%', '0%']);
});
