import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';

/** Resolves when the browser has nothing to do; after two seconds at the latest. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve(), { timeout: 2000 });
  });

let lastTurn = Promise.resolve();
/** One after another: between two drawings the page can answer. */
function whenItsTurn(): Promise<void> {
  lastTurn = lastTurn.then(whenIdle);
  return lastTurn;
}

/** Whether a place is to be drawn: at once where it is in view or goes to paper, otherwise when nothing else is to be done. */
function useIsDue() {
  const place = useRef<HTMLDivElement>(null);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    if (typeof IntersectionObserver === 'undefined') return setIsDue(true);
    const stop = new AbortController();
    const draw = () => {
      if (stop.signal.aborted) return;
      setIsDue(true);
      stop.abort();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && draw());
    stop.signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(place.current);
    addEventListener('beforeprint', draw, { signal: stop.signal });
    void whenItsTurn().then(draw);
    return () => stop.abort();
  }, []);
  return [place, isDue] as const;
}

/** The room of a chart. Three drawn at once would keep a telephone from answering for a second. */
export function Drawing({ className, children }: { className: string; children: ReactNode }) {
  const [place, isDue] = useIsDue();
  const waiting = <Skeleton className="h-full w-full rounded-lg" />;
  return (
    <div ref={place} className={className}>
      {isDue ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
