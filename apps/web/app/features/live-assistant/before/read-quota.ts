import { currentUserId } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';

/**
 * Live interviews left; a visitor has none. Null where they cannot be read.
 * @param isFresh asks again even where an answer has just come
 */
export async function readLiveUnits(isFresh: boolean): Promise<number | null> {
  const userId = currentUserId();
  if (!userId) return 0;
  try {
    // Loaded for members only: a visitor's Home does without the cache.
    const { fetchQuota } = await import('~/api/query-quota.ts');
    return (await fetchQuota(userId, isFresh)).availableLiveInterviews;
  } catch (error) {
    logQuietly('quota', error);
    return null;
  }
}
