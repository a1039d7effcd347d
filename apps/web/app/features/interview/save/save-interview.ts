import { averageScore } from '@greenroom/contract/scores';
import { call } from '~/api/client.ts';
import { entryOf } from '../feedback/feedback-entries.ts';
import { givenTurns, type Interview } from '../state/interview.ts';
import type { Attempt, Turn } from '../state/turn.ts';

const extrasOf = ({ selfRating, followUp }: Attempt) => ({
  ...(selfRating && { selfRating }),
  ...(followUp && { followUp }),
});

/** The answer that counts, and the other attempts with their feedback. */
function toResponse(turn: Turn) {
  const { question, answer, number, others } = turn;
  const response = { question, answer: answer ?? '', catergory: '', ...extrasOf(turn) };
  if (others.length === 0) return response;
  const otherAttempts = others.map((attempt) => ({
    attempt: attempt.number,
    answer: attempt.answer ?? '',
    feedback: attempt.feedback,
    ...extrasOf(attempt),
  }));
  return { ...response, attempt: number, otherAttempts };
}

/**
 * Saves a finished interview to the account: transcript, feedback, the unit of quota, the record, in this order.
 * Each call is idempotent by the interview's id, so that a repeated attempt neither doubles nor charges twice.
 * @throws ApiError `quota_exhausted` when there is no unit for it
 */
export async function saveInterview(userId: string, interview: Interview): Promise<void> {
  const params = { user_id: userId };
  const operationId = interview.id;
  const turns = givenTurns(interview);
  const feedbackEntries = turns.map(entryOf);
  const { interviewTranscript } = await call('createInterviewTranscript', {
    params,
    operationId,
    body: {
      uuid: interview.id,
      responseCollection: turns.map(toResponse),
    },
  });
  const { feedbackTranscript } = await call('createFeedbackTranscript', {
    params,
    operationId,
    body: { standardUsed: 'STAR', totalScoreAsPerStandardUsed: 5, feedbackEntries },
  });
  await call('updateQuota', { params, operationId, body: { updateType: 'interview', user_id: userId } });
  await call('createInterview', {
    params,
    operationId,
    body: {
      _id: interview.id,
      jobName: interview.roleName,
      jobDescription: interview.roleDescription,
      interviewState: 'completed',
      interviewTranscript: interviewTranscript._id,
      feedbackTranscript: feedbackTranscript._id,
      averageScore: averageScore(feedbackEntries),
      numberOfQuestionsAsked: turns.length,
      typeOfQuestionsAsked: interview.options.questionType,
      difficultyOfQuestionsAsked: interview.options.questionDifficulty,
    },
  });
}
