import { type RefObject, useEffect, useRef } from 'react';

const NEAR_END_PX = 80;

/** Keeps a scrolling box at its end as it grows or shrinks, unless the person scrolled up to read. */
export function useStickToEnd(content: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content grows
  useEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [content]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    };
    element.addEventListener('scroll', look, { passive: true });
    // A message above the box takes of its room.
    const resizing = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(stick);
    function stick(): void {
      if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
    }
    resizing?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resizing?.disconnect();
    };
  }, []);
  return box;
}
