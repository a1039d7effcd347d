import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '~/api/api-error.ts';
import { call, callForText, type WrittenText } from '~/api/client.ts';
import { closeOperation, giveBackUnit, openOperation } from '~/api/paid-work.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { refetchQuota } from '~/api/query-quota.ts';
import { useUserId } from '~/api/query-user.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';
import type { AnsweredQuestion } from './answered-question.ts';

type Written = Pick<WrittenText, 'text' | 'unitKept'>;
type Asked = Pick<AnsweredQuestion, 'interviewId' | 'index' | 'question' | 'answer'>;

/** Reserves a unit and has the answer told better under the same operation, so that a repeat is charged once. */
async function enhance(userId: string, operationId: string, asked: Asked): Promise<Written> {
  const { interviewId, index: questionIndex, question, answer } = asked;
  await call('updateQuota', {
    params: { user_id: userId },
    operationId,
    body: { updateType: 'enhanced', user_id: userId },
  });
  return callForText('enhanceAnswer', { operationId, body: { question, answer, interviewId, questionIndex } });
}

/**
 * The answer to an earlier try may have got lost on its way, with its unit spent: then the result is saved with the
 * interview.
 */
async function findSaved(userId: string, { interviewId, index }: Asked, failure: unknown): Promise<Written> {
  const detail = await call('getInterview', { params: { user_id: userId, interview_id: interviewId } });
  const kept = detail.enhancedAnswers[String(index)];
  if (kept === undefined) throw failure;
  return { text: kept, unitKept: null };
}

/** The enhanced answer of one question. With no unit left the Upgrade dialog opens; any other failure can be tried again for nothing. */
export function useEnhancedAnswer(asked: Asked) {
  const userId = useUserId() ?? '';
  const client = useQueryClient();
  const work = `enhanced ${asked.interviewId} ${asked.index}`;
  const { mutate, data, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      try {
        return await enhance(userId, openOperation(work), asked);
      } catch (failure) {
        if (!hasCode(failure, 'quota_exhausted')) throw failure;
        return await findSaved(userId, asked, failure);
      }
    },
    onSuccess: ({ text }) => {
      closeOperation(work);
      const key = queryKeys.interviewDetail(userId, asked.interviewId);
      client.setQueryData<InterviewDetail>(
        key,
        (detail) => detail && { ...detail, enhancedAnswers: { ...detail.enhancedAnswers, [asked.index]: text } },
      );
      void refetchQuota();
    },
    onError: (failure) => {
      if (!hasCode(failure, 'quota_exhausted')) void giveBackUnit(openOperation(work));
      if (hasCode(failure, 'not_found')) {
        // Deleted elsewhere: the unit was given back, and no retry can bring what is not there.
        closeOperation(work);
        void refetchQuota();
      }
      if (!hasCode(failure, 'quota_exhausted')) return;
      closeOperation(work);
      requestUpgrade('enhanced');
    },
  });
  const problem = error && !hasCode(error, 'quota_exhausted') ? error : null;
  return {
    enhance: () => mutate(),
    isGenerating: isPending,
    isNew: isSuccess,
    isFree: Boolean(data?.unitKept),
    problem,
  };
}
