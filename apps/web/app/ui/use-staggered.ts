import { startTransition, useEffect, useState } from 'react';

/** About a frame, so that each part is laid out before the next one. */
const FRAME_MS = 16;

/**
 * How many of `count` things may be drawn by now: one more with each frame, so that no frame takes long.
 * @param start how many at once; below zero, so many frames pass before the first
 */
export function useStaggered(count: number, start = 1): number {
  const [drawn, setDrawn] = useState(start);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), FRAME_MS);
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
