import { useCallback, useEffect, useState } from 'react';
import { useSession } from '~/api/session-store.ts';
import { readLiveUnits } from './read-quota.ts';

/** Live interviews left, asked anew when somebody signs in; null until it is known. */
export function useLiveUnits(): [number | null, () => Promise<number>] {
  const profile = useSession((state) => state.profile);
  const isRestoring = useSession((state) => state.isRestoring);
  const [units, setUnits] = useState<number | null>(null);
  const refresh = useCallback(async () => {
    const left = await readLiveUnits();
    setUnits(left);
    return left;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other units
  useEffect(() => {
    if (!isRestoring) void refresh();
  }, [isRestoring, profile, refresh]);
  return [units, refresh];
}
