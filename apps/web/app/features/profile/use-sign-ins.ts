import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';

/** Where the person is signed in, the newest first. */
export function useSignIns() {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.signIns(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('listSessions', { params: { user_id: userId }, signal }),
  });
}

/** Ends one session, or without an id every other one. The session of this page is ended by signing out. */
export function useEndSignIns() {
  const userId = useUserId();
  const client = useQueryClient();
  const user = { user_id: userId ?? '' };
  return useMutation({
    mutationFn: (sessionId: string | null) =>
      sessionId === null
        ? call('endSessions', { params: user, query: { others: 'true' } })
        : call('endSession', { params: { ...user, session_id: sessionId } }),
    // After a failure too: the session may have ended in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.signIns(userId) }),
  });
}
