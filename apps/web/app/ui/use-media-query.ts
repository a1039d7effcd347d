import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. False in the prerendered page. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
