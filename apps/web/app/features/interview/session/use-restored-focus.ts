import { type RefObject, useEffect, useRef } from 'react';
import { afterFrame } from '~/lib/after-frame.ts';

/** True when what had the focus is gone from the page, or the focus only waits at the place for something to be there. */
const isFocusFree = (place: HTMLElement | null): boolean =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement === place;

/** When a view is replaced under the person's hands, the focus goes to the new one's first field, else to the place itself. */
export function useRestoredFocus(place: RefObject<HTMLElement | null>, view: string): void {
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    // After the frame that shows the new view: to focus lays the page out, and the press is answered first.
    let isOver = false;
    void afterFrame().then(() => {
      if (isOver || !isFocusFree(place.current)) return;
      const target = place.current?.querySelector<HTMLElement>('textarea') ?? place.current;
      target?.focus({ preventScroll: true });
    });
    return () => {
      isOver = true;
    };
  }, [place, view]);
}

/**
 * After an answer the newest message takes the focus, which reads it to anyone who listens, and comes into view.
 * `beside`: what is beside it, where it has its own scroll, begins at its top.
 */
export function useArrivalAt(messageId: string | undefined, beside: RefObject<HTMLElement | null>): void {
  const lastId = useRef(messageId);
  useEffect(() => {
    if (!messageId || lastId.current === messageId) return;
    const isFirst = lastId.current === undefined;
    lastId.current = messageId;
    if (isFirst) return;
    // After the frame that answers the press: to focus and to scroll lay the page out again.
    let isOver = false;
    void afterFrame().then(() => {
      if (isOver) return;
      const message = document.getElementById(messageId);
      message?.focus({ preventScroll: true });
      if (beside.current) beside.current.scrollTop = 0;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      message?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
    });
    return () => {
      isOver = true;
    };
  }, [messageId, beside]);
}
