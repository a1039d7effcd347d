import { useSyncExternalStore } from 'react';

const SMALL_SCREEN_PX = 768;
const QUERY = `(max-width: ${SMALL_SCREEN_PX}px)`;
const SMALL = 12;
const LARGE = 14;

function watch(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Size of the text in a chart, in pixels: 12 on screens up to 768 px wide, else 14. */
export const useChartFontSize = (): number =>
  useSyncExternalStore(
    watch,
    () => (window.matchMedia(QUERY).matches ? SMALL : LARGE),
    () => LARGE,
  );
