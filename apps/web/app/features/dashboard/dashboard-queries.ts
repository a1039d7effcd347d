import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { queryClient } from '~/api/query-client.ts';
import { dashboardChartsOptions, FRESH_MS } from '~/api/query-dashboard-charts.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';
import { FILTER_QUERIES, type ListPlace } from './list-filter.ts';

const analyticsOptions = (userId: string | null) =>
  queryOptions({
    queryKey: queryKeys.analytics(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('getAnalytics', { params: { user_id: userId }, signal }),
    staleTime: FRESH_MS,
  });

/** One page of past interviews. */
export const interviewListOptions = (userId: string | null, { filter, page }: ListPlace) =>
  queryOptions({
    queryKey: queryKeys.interviewList(userId, page, filter),
    queryFn:
      userId === null
        ? skipToken
        : ({ signal }) =>
            call('listInterviews', { params: { user_id: userId }, query: { page, ...FILTER_QUERIES[filter] }, signal }),
    staleTime: FRESH_MS,
  });

/** Totals for the stat cards. */
export const useAnalytics = () => useQuery(analyticsOptions(useUserId()));

/** Data of the three charts, over the most recent completed interviews. */
export const useDashboardCharts = () => useQuery(dashboardChartsOptions(useUserId()));

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Asks for what the dashboard shows, each in its own task. What fails is asked for again by the part that shows it. */
export async function prefetchDashboard(userId: string, place: ListPlace): Promise<void> {
  void queryClient.prefetchQuery(analyticsOptions(userId));
  await turn();
  void queryClient.prefetchQuery(dashboardChartsOptions(userId));
  await turn();
  void queryClient.prefetchQuery(interviewListOptions(userId, place));
}
