/** A page that is not drawn, in a tab behind another, continues all the same. */
const LONGEST_MS = 150;

/**
 * Resolves when the next frame is on the screen: a press is answered first, and what takes a slow telephone a frame is done then.
 * The frame is handed over when the one after it begins.
 */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
