import { useEffect, useRef } from 'react';

const NEAR_END_PX = 80;

/** Keeps a scrolling box at its end as it grows, unless the person scrolled up to read. */
export function useStickToEnd(content: string) {
  const box = useRef<HTMLDivElement>(null);
  const lastHeight = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grows
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wasAtEnd = lastHeight.current - element.scrollTop - element.clientHeight < NEAR_END_PX;
    if (wasAtEnd) element.scrollTop = element.scrollHeight;
    lastHeight.current = element.scrollHeight;
  }, [content]);
  return box;
}
