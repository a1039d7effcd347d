import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';

/**
 * Whether a place has come into view; from then on it stays so. Also for whoever moves by keyboard, who would pass it by before it is
 * there, and for paper.
 */
function useHasBeenSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    if (typeof IntersectionObserver === 'undefined') return setIsSeen(true);
    const stop = new AbortController();
    const show = () => {
      setIsSeen(true);
      stop.abort();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && show());
    stop.signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(place.current);
    addEventListener('keydown', (event) => event.key === 'Tab' && show(), { signal: stop.signal });
    addEventListener('beforeprint', show, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return [place, isSeen] as const;
}

/** The room of a chart, drawn once it is looked at: three at once would keep a telephone from answering for a second. */
export function Drawing({ className, children }: { className: string; children: ReactNode }) {
  const [place, isSeen] = useHasBeenSeen();
  const waiting = <Skeleton className="h-full w-full rounded-lg" />;
  return (
    <div ref={place} className={className}>
      {isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
