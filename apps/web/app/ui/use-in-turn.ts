import { startTransition, useEffect, useState } from 'react';

/** About a frame: what was drawn is laid out before the next is. */
const FRAME_MS = 16;

/** How many of some things may be drawn by now: the first at once, each further one in a frame of its own, so that no frame takes long. */
export function useInTurn(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), FRAME_MS);
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
