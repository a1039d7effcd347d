import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepLastPlace } from '~/lib/last-place.ts';
import { catchLostFocus } from './lost-focus.ts';
import { shellMessages } from './messages.ts';

const prefersLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Parts of the page that arrive in the meantime push the target away: it is looked for again, until the person scrolls. */
const SCROLL_TRIES_MS = [100, 700, 1500, 3000];

/** The id that a hash names; a percent sign that means nothing is a part of it like any other. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function scrollToHash(hash: string, isFirstTry: boolean): void {
  const target = document.getElementById(idOf(hash));
  if (!target) return;
  const isFarAway = Math.abs(target.getBoundingClientRect().top) > window.innerHeight / 2;
  if (isFirstTry || isFarAway) target.scrollIntoView({ behavior: prefersLessMotion() ? 'auto' : 'smooth' });
}

/** To the element that the hash names, smoothly, after 100 ms; without a hash to the top, unless the person went back. */
function useArrivalScroll(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a new path or hash, however it came about; a new query is none
  useEffect(() => {
    if (!hash) {
      if (navigation !== 'POP') window.scrollTo(0, 0);
      return;
    }
    const left = new AbortController();
    const timers = SCROLL_TRIES_MS.map((delayMs, index) =>
      window.setTimeout(() => scrollToHash(hash, index === 0), delayMs),
    );
    const stop = () => {
      left.abort();
      for (const timer of timers) window.clearTimeout(timer);
    };
    for (const sign of ['wheel', 'touchmove', 'keydown'] as const)
      addEventListener(sign, stop, { signal: left.signal });
    return stop;
  }, [pathname, hash]);
}

/** After a change of page the main heading takes the focus and the page's title is said; a first load is left to the browser. */
export function RouteArrival() {
  const { pathname, search } = useLocation();
  const lastPath = useRef(pathname);
  const [said, setSaid] = useState('');
  useArrivalScroll();
  useEffect(catchLostFocus, []);

  useEffect(() => keepLastPlace(pathname + search), [pathname, search]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setSaid(shellMessages.arrived(document.title));
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
