import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';
import { showToast } from '~/ui/toast.ts';
import { savedMessages } from './saved-messages.ts';

/** One page of the kept interviews. While another page is fetched, the one before stays. */
export function useSavedList(page: number) {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.liveSessionList(userId, page),
    queryFn:
      userId === null
        ? skipToken
        : ({ signal }) => call('listLiveSessions', { params: { user_id: userId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSavedSession(sessionId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.liveSession(userId, sessionId),
    queryFn:
      userId === null
        ? skipToken
        : ({ signal }) => call('getLiveSession', { params: { user_id: userId, session_id: sessionId }, signal }),
    // Not shown again from memory: it may have been deleted.
    gcTime: 0,
  });
}

/** Deletes a kept interview and says so; the lists follow. */
export function useSavedDeletion() {
  const userId = useUserId() ?? '';
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      call('deleteLiveSession', { params: { user_id: userId, session_id: sessionId } }),
    onSuccess: () => {
      showToast({ ...savedMessages.deletion.done, tone: 'success' });
      return client.invalidateQueries({ queryKey: [...queryKeys.liveSessions(userId), 'list'] });
    },
    onError: (error) => {
      showToast({ ...savedMessages.deletion.failed(messageOf(error)), tone: 'error' });
    },
  });
}
