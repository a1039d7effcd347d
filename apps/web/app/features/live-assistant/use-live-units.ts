import { useCallback, useEffect, useState } from 'react';
import { useSession } from '~/api/session-store.ts';
import { onUnitsChanged } from '~/lib/units-changed.ts';
import { readLiveUnits } from './read-quota.ts';

/** Live interviews left, read again when somebody signs in or the connection is back; null until it is known. */
export function useLiveUnits(): [number | null, () => Promise<void>] {
  const profile = useSession((state) => state.profile);
  const isRestoring = useSession((state) => state.isRestoring);
  const [units, setUnits] = useState<number | null>(null);
  const refresh = useCallback(async () => {
    const left = await readLiveUnits();
    // A member whose units cannot be read is not offered the demo in place of what they paid for.
    if (left !== null) setUnits(left);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other units
  useEffect(() => {
    if (isRestoring) return;
    void refresh();
    const again = () => void refresh();
    const stop = onUnitsChanged(again);
    addEventListener('online', again);
    return () => {
      stop();
      removeEventListener('online', again);
    };
  }, [isRestoring, profile, refresh]);
  return [units, refresh];
}
