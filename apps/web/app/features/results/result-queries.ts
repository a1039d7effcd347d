import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { dashboardChartsOptions } from '~/api/query-dashboard-charts.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { useUserId } from '~/api/query-user.ts';

const POPULATE = 'interviewTranscript,feedbackTranscript';

/** The interview with its answers and its feedback. */
export function useInterviewDetail(interviewId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.interviewDetail(userId, interviewId),
    queryFn:
      userId === null
        ? skipToken
        : ({ signal }) =>
            call('getInterview', {
              params: { user_id: userId, interview_id: interviewId },
              query: { populate: POPULATE },
              signal,
            }),
  });
}

/** Score by question. */
export function useResultChart(interviewId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.resultChart(userId, interviewId),
    queryFn:
      userId === null
        ? skipToken
        : ({ signal }) =>
            call('getResultChart', { params: { user_id: userId }, query: { interview_id: interviewId }, signal }),
  });
}

/** The averages of the newest interviews, as on the dashboard. */
export const useScoreHistory = () => useQuery(dashboardChartsOptions(useUserId()));
