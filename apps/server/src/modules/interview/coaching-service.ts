import type {
  EnhancedAnswerRequest,
  FeedbackEntry,
  FeedbackRequest,
  FollowUpRequest,
  SampleAnswerRequest,
} from '@greenroom/contract/feedback';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { QuotaKind } from '@greenroom/contract/quota-rules';
import { AppError } from '../../app-error.ts';
import type { ChosenQuestions, Coach } from '../../ports/language.ts';
import type { QuotaService } from '../quota/quota-service.ts';
import type { InterviewService } from './interview-service.ts';

type CoachingServiceOptions = {
  coach: Pick<Coach, 'chooseQuestions' | 'giveFeedback' | 'askFollowUp' | 'enhanceAnswer' | 'writeSampleAnswer'>;
  quota: Pick<QuotaService, 'spend'>;
  interviews: Pick<InterviewService, 'require' | 'keepEnhancedAnswer' | 'listAsked'>;
};
/** Who asks: a signed-in person pays with a unit, a visitor (null) is held by the limit of the address. */
type Asker = { userId: string | null; operationId: string | null; signal: AbortSignal };

/** Questions, feedback and written answers. */
export function createCoachingService({ coach, quota, interviews }: CoachingServiceOptions) {
  function paidFor<Result>(kind: QuotaKind, asker: Asker, work: () => Promise<Result>): Promise<Result> {
    const { userId, operationId, signal } = asker;
    return userId === null ? work() : quota.spend({ userId, kind, operationId, signal }, work);
  }

  return {
    /** A signed-in person is not asked what their last five interviews of the occupation asked. */
    async chooseQuestions(
      request: QuestionsRequest,
      { userId, signal }: Pick<Asker, 'userId' | 'signal'>,
    ): Promise<ChosenQuestions> {
      const { interviewInformation, roleInformation } = request;
      if (userId === null) return coach.chooseQuestions(request, { signal });
      const asked = await interviews.listAsked(userId, interviewInformation.interviewId, roleInformation.roleName);
      const askedBefore = [...new Set([...(interviewInformation.askedBefore ?? []), ...asked])];
      return coach.chooseQuestions(
        { roleInformation, interviewInformation: { ...interviewInformation, askedBefore } },
        { signal },
      );
    },

    async giveFeedback(request: FeedbackRequest, signal: AbortSignal): Promise<FeedbackEntry> {
      return coach.giveFeedback(request, { signal }).catch((cause: unknown) => {
        throw cause instanceof AppError ? cause : new AppError('feedback_failed', { cause });
      });
    },

    async askFollowUp(request: FollowUpRequest, signal: AbortSignal): Promise<{ followUp: string | null }> {
      return { followUp: await coach.askFollowUp(request, { signal }) };
    },

    /** @throws AppError `not_found` when the interview that is to keep it is gone: nothing is spent then */
    async enhanceAnswer(request: EnhancedAnswerRequest, asker: Asker & { userId: string }): Promise<string> {
      const { interviewId, questionIndex } = request;
      const { userId, operationId, signal } = asker;
      if (interviewId === undefined || questionIndex === undefined) {
        return paidFor('enhanced', asker, () => coach.enhanceAnswer(request, { signal }));
      }
      // Once it is saved it is delivered, also when anyone who asked has left by then.
      return quota.spend({ userId, kind: 'enhanced', operationId }, async () => {
        await interviews.require(userId, interviewId);
        const answer = await coach.enhanceAnswer(request, { signal });
        signal.throwIfAborted();
        await interviews.keepEnhancedAnswer(userId, interviewId, questionIndex, answer);
        return answer;
      });
    },

    writeSampleAnswer: (request: SampleAnswerRequest, asker: Asker): Promise<string> =>
      paidFor('sample-answer', asker, () => coach.writeSampleAnswer(request, { signal: asker.signal })),
  };
}

export type CoachingService = ReturnType<typeof createCoachingService>;
