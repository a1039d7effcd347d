import { isRestoring } from './restoring.ts';

/** What a person does first on a page: before that, nothing is loaded that the first view does not need. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'popstate'] as const;

/** Someone may have pressed or scrolled before this code was there. */
const isTouchedAlready = (): boolean => navigator.userActivation?.hasBeenActive === true || window.scrollY > 0;

let touched: Promise<void> | null = null;

/** Resolves at the first sign of a person: a movement, a key, a scroll. The same promise for everybody. */
export function whenFirstInteraction(): Promise<void> {
  touched ??= new Promise((resolve) => {
    if (isTouchedAlready()) return resolve();
    const stop = new AbortController();
    const notice = () => {
      stop.abort();
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, notice, { passive: true, signal: stop.signal });
  });
  return touched;
}

/**
 * When the code of a prerendered part is to be fetched: at the first touch while the part is there as HTML; at once
 * after a change of page, and where the address makes the router move by itself, which would wait for a part that is
 * not there.
 * @param id an element of the prerendered part
 */
export async function whenPartIsWanted(id: string): Promise<void> {
  // A session that comes back draws the page again, and what has no code yet would leave a hole in it.
  const isStanding = !isRestoring() && document.getElementById(id) !== null;
  if (isStanding && location.search === '' && location.hash === '') await whenFirstInteraction();
}
