import { expect, it } from 'vitest';
import { findSteadiest } from './find-steady.ts';
import { FRAME_SECONDS } from './sound-frames.ts';

const at = (seconds: number) => Math.round(seconds / FRAME_SECONDS);

it('finds the eight seconds in which a value varies least, and none without speech', () => {
  const lively = Array.from({ length: at(40) }, (_, frame) => 5 * Math.sin(frame / 7));
  const values = lively.map((value, frame) => (frame >= at(20) && frame < at(29) ? value / 10 : value));
  const found = findSteadiest(values);
  expect(found?.startSeconds).toBeGreaterThan(19.5);
  expect(found?.endSeconds).toBeLessThan(29.5);
  expect(findSteadiest(values.map(() => null))).toBeNull();
});
