import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which point a key leads to; null for a key that is not ours. Nothing active: forwards begins at the first, backwards at the last. */
export function pointAfterKey(key: string, active: number | null, count: number): number | null {
  const last = count - 1;
  if (last < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  if (!step) return null;
  if (active === null) return step === 1 ? 0 : last;
  return Math.min(last, Math.max(0, active + step));
}

/** The point that an element of the drawing represents: `data-point` is its number. */
function pointOf(target: EventTarget): number | null {
  const place = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-point]') : null;
  return place ? Number(place.dataset.point) : null;
}

/** The point that someone points at, touches or has gone to by key; and what the chart's frame listens to for it. */
export function useActivePoint(count: number) {
  const [chosen, setActive] = useState<number | null>(null);
  const active = chosen !== null && chosen < count ? chosen : null;
  const isActive = active !== null;
  const frame = useRef<HTMLDivElement>(null);
  // Escape, or a press anywhere else, hides the tip of the point.
  useEffect(() => {
    if (!isActive) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    addEventListener('keydown', ({ key }) => key === 'Escape' && setActive(null), options);
    addEventListener(
      'pointerdown',
      ({ target }) => !frame.current?.contains(target as Node) && setActive(null),
      options,
    );
    return () => stop.abort();
  }, [isActive]);
  const listeners = {
    onPointerDown: (event: PointerEvent) => {
      // A finger belongs to what it touched first; set free, it can slide from point to point.
      if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      setActive(pointOf(event.target));
    },
    onPointerMove: (event: PointerEvent) => setActive(pointOf(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && setActive(null),
    onFocus: ({ currentTarget }: FocusEvent) =>
      currentTarget.matches(':focus-visible') && setActive((now) => now ?? (count > 0 ? 0 : null)),
    onBlur: () => setActive(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = pointAfterKey(event.key, active, count);
      if (next === null) return;
      event.preventDefault();
      setActive(next);
    },
  };
  return { active, frame, listeners };
}
