/** Brings what was just made to the top of the window and gives it the focus, which reads it to screen readers. */
export function arriveAt(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}
