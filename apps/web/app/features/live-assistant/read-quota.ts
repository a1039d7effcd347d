import { call } from '~/api/client.ts';
import { currentUserId } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';

/** Live interviews left; a visitor has none. Null where they cannot be read. */
export async function readLiveUnits(): Promise<number | null> {
  const userId = currentUserId();
  if (!userId) return 0;
  try {
    return (await call('getQuota', { params: { user_id: userId } })).availableLiveInterviews;
  } catch (error) {
    logQuietly('quota', error);
    return null;
  }
}
