import { DASHBOARD_CHART_RANGE } from '@greenroom/contract/constants';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';

/** Totals for the stat cards. */
export function useAnalytics() {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.analytics(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('getAnalytics', { params: { user_id: userId }, signal }),
  });
}

/** Data of the three charts, over the most recent completed interviews. */
export function useDashboardCharts() {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.dashboardCharts(userId),
    queryFn:
      userId === null
        ? skipToken
        : ({ signal }) =>
            call('getDashboardCharts', {
              params: { user_id: userId },
              query: { range: DASHBOARD_CHART_RANGE },
              signal,
            }),
  });
}
