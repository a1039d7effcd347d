const FLOATING = '[role="dialog"], [role="alertdialog"], [role="menu"], section[aria-live]';
const PLACES = 'section[aria-labelledby], section[aria-label], main';
/** By then a closing dialog or a result that waits for its frame (`lib/after-frame.ts`) has taken the focus. */
const GRACE_MS = 200;

function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place ? [place, ...placesAround(place)] : [];
}

/** What names a place: its heading, or the place itself where only a label does. */
function nameOf(place: HTMLElement): HTMLElement {
  const [labelId] = place.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const heading = labelId ? document.getElementById(labelId) : place.querySelector<HTMLElement>('h1');
  return heading ?? place;
}

/**
 * Someone at the keyboard must not be thrown back to the top of the page when what they pressed goes away with it: a
 * deleted card, the retry of a list that has come. The focus then goes to the name of the innermost part of the page
 * that is still there. Answers what stops it.
 */
export function catchLostFocus(): () => void {
  let last: Element | null = null;
  let places: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = new AbortController();

  const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body;
  const catchIt = () => {
    const place = places.find((candidate) => candidate.isConnected);
    if (!isLost() || !place) return;
    const name = nameOf(place);
    if (!name.hasAttribute('tabindex')) name.tabIndex = -1;
    name.dataset.focusTarget = '';
    name.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(catchIt, GRACE_MS);
  });
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    // What floats goes away as a whole: the place is where it was opened from.
    if (!target.closest(FLOATING)) places = placesAround(target);
  };
  // Someone who presses beside the controls has let go of the last one.
  const forget = () => {
    last = null;
  };
  document.addEventListener('focusin', remember, { signal: left.signal });
  document.addEventListener('pointerdown', forget, { signal: left.signal, capture: true });
  observer.observe(document.body, { subtree: true, childList: true });
  return () => {
    left.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}
