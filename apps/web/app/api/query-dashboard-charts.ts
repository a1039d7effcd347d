import { DASHBOARD_CHART_RANGE } from '@greenroom/contract/constants';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** Data requested before hydration is fresh enough after it. */
export const FRESH_MS = 5000;

/** The averages over the newest interviews, for the dashboard and beside the results of one. */
export const dashboardChartsOptions = (userId: string | null) =>
  queryOptions({
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
    staleTime: FRESH_MS,
  });
