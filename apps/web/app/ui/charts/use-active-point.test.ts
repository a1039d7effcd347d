import { describe, expect, it } from 'vitest';
import { pointAfterKey } from './use-active-point.ts';

describe('a key on a chart of four points', () => {
  it.each([
    ['ArrowRight', null, 0],
    ['ArrowLeft', null, 3],
    ['ArrowRight', 1, 2],
    ['ArrowDown', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 1, 0],
    ['ArrowRight', 3, 3],
    ['ArrowLeft', 0, 0],
    ['Home', 2, 0],
    ['End', null, 3],
    ['Enter', 1, null],
    ['Tab', 1, null],
  ])('%s leads from %j to %j', (key, active, next) => {
    expect(pointAfterKey(key, active, 4)).toBe(next);
  });

  it.each(['ArrowRight', 'Home', 'End'])('%s leads nowhere where there is no point', (key) => {
    expect(pointAfterKey(key, null, 0)).toBeNull();
  });
});
