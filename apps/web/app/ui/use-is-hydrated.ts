import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the prerendered page and while it hydrates, which must not draw what only this browser knows. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
