import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';

/** The person's scored answers, oldest first. */
export function usePractice() {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.practice(userId),
    queryFn: userId === null ? skipToken : ({ signal }) => call('getPractice', { params: { user_id: userId }, signal }),
  });
}
