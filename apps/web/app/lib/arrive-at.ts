/** Brings what was just made to the top of the window and gives it the focus, which reads it to screen readers. Someone who types meanwhile is left where they are. */
export function arriveAt(element: HTMLElement | null): void {
  if (!element || document.activeElement?.matches('input, textarea')) return;
  element.focus({ preventScroll: true });
  scrollCalmly(element, 'start');
}

/** Scrolls by as little as it takes; the element's scroll margin is room that stays around it. The focus stays where it is. */
export const bringIntoView = (element: HTMLElement | null): void => {
  if (element) scrollCalmly(element, 'nearest');
};

function scrollCalmly(element: HTMLElement, block: ScrollLogicalPosition): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block });
}
