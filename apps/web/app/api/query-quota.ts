import { type QueryKey, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { onUnitsChanged } from '~/lib/units-changed.ts';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { useUserId } from './query-user.ts';
import { useSession } from './session-store.ts';
import { isToken } from './transport.ts';

/** Long enough for the parts of a page that opens to share one request, on a slow device too. All that takes or gives units invalidates it. */
const SAME_PAGE_MS = 30_000;

const quotaOptions = (userId: string | null, isAllowed: boolean) =>
  queryOptions({
    queryKey: queryKeys.quota(userId),
    queryFn:
      userId !== null && isAllowed
        ? // Without a signal: a part of the page that goes would cancel the request, and the next part would ask again.
          () => call('getQuota', { params: { user_id: userId } })
        : skipToken,
    staleTime: SAME_PAGE_MS,
  });

/**
 * The units that the signed-in person has left. Asked for only with a user id and a token of three parts; for a visitor
 * it stays without data. Works on any screen, also outside of a QueryScope.
 */
export function useQuota() {
  const userId = useUserId();
  const hasToken = useSession((state) => isToken(state.token));
  return useQuery(quotaOptions(userId, hasToken), queryClient);
}

/** The same outside of a component. `isFresh`: asks again even where an answer has just come, for a decision. */
export const fetchQuota = (userId: string, isFresh: boolean) =>
  queryClient.fetchQuery({ ...quotaOptions(userId, true), staleTime: isFresh ? 0 : SAME_PAGE_MS });

/** To be called after something took or gave units. */
export const refetchQuota = (): Promise<void> => refetch(queryKeys.quota(useSession.getState().profile?.sub ?? null));

/** To be called after a payment became something else than it was. */
export const refetchPayments = (): Promise<void> =>
  refetch(queryKeys.payments(useSession.getState().profile?.sub ?? null));

/** To be called after an interview was saved, changed or deleted. */
export const refetchInterviews = (): Promise<void> =>
  refetch(queryKeys.interviews(useSession.getState().profile?.sub ?? null));

onUnitsChanged(() => void refetchQuota());

const refetch = (queryKey: QueryKey): Promise<void> => queryClient.invalidateQueries({ queryKey });
