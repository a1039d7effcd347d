import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { giveBackUnit } from '~/api/paid-work.ts';
import { refetchInterviews } from '~/api/query-quota.ts';
import { useUserId } from '~/api/query-user.ts';
import { showToast } from '~/ui/toast.ts';
import { interviewListOptions } from './dashboard-queries.ts';
import type { ListPlace } from './list-filter.ts';
import { dashboardMessages } from './messages.ts';

/** Is in for the user id where the profile has none (specification, section 8). */
const MISSING_SUB = 'missing_sub';

/** One page of past interviews; it waits for the profile. While another page is fetched, the one before stays. */
export const usePastInterviews = (place: ListPlace) =>
  useQuery({ ...interviewListOptions(useUserId(), place), placeholderData: keepPreviousData });

/** Deletes an interview; list, figures and charts follow. One that was not finished gives its unit back. */
export function useDeletion(onDeleted: (interviewId: string) => void) {
  const userId = useUserId() ?? MISSING_SUB;
  const { deletion: words } = dashboardMessages;
  return useMutation({
    mutationFn: (interviewId: string) =>
      call('deleteInterview', { params: { user_id: userId, interview_id: interviewId } }),
    onSuccess: (_, interviewId) => {
      showToast({ ...words.done, tone: 'success' });
      onDeleted(interviewId);
      void giveBackUnit(interviewId);
      return refetchInterviews();
    },
    onError: (error) => {
      showToast({ ...words.failed(messageOf(error)), tone: 'error' });
    },
  });
}

/** Fetches what is needed to continue with an interview and hands it over; `populate` also its questions. */
export function useFetchedInterview(onFetched: (detail: InterviewDetail) => void, populate?: 'interviewTranscript') {
  const userId = useUserId() ?? MISSING_SUB;
  return useMutation({
    mutationFn: (interviewId: string) =>
      call('getInterview', {
        params: { user_id: userId, interview_id: interviewId },
        query: populate ? { populate } : {},
      }),
    onSuccess: onFetched,
    onError: (error) => {
      showToast({ ...dashboardMessages.continueFailed(messageOf(error)), tone: 'error' });
    },
  });
}
