import { useCallback, useEffect, useState } from 'react';
import { useSession } from '~/api/session-store.ts';
import { onUnitsChanged } from '~/lib/units-changed.ts';
import { readLiveUnits } from './read-quota.ts';

/** Live interviews left, read again when someone signs in or the connection is back; null until it is known. */
export function useLiveUnits(): [number | null, () => Promise<void>] {
  const profile = useSession((state) => state.profile);
  const isRestoring = useSession((state) => state.isRestoring);
  const [units, setUnits] = useState<number | null>(null);
  const read = useCallback(async (isFresh: boolean) => {
    const left = await readLiveUnits(isFresh);
    // If the units of a member cannot be loaded, the demo does not replace the product.
    if (left !== null) setUnits(left);
  }, []);
  const refresh = useCallback(() => read(true), [read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other units
  useEffect(() => {
    if (isRestoring) return;
    void read(false);
    const again = () => void refresh();
    const stop = onUnitsChanged(again);
    addEventListener('online', again);
    return () => {
      stop();
      removeEventListener('online', again);
    };
  }, [isRestoring, profile, read, refresh]);
  return [units, refresh];
}
