import { changesNothing } from '@greenroom/coach/enhance/changes-nothing';
import type {
  EnhancedAnswerRequest,
  FeedbackEntry,
  FeedbackRequest,
  FollowUpRequest,
  FollowUpResponse,
  SampleAnswerRequest,
} from '@greenroom/contract/feedback';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { QuotaKind } from '@greenroom/contract/quota-rules';
import type { UnitKeptReason } from '@greenroom/contract/unit-kept';
import { AppError } from '../../app-error.ts';
import type { ChosenQuestions, Coach, WrittenText } from '../../ports/language.ts';
import type { QuotaService } from '../quota/quota-service.ts';
import type { InterviewService } from './interview-service.ts';

type CoachingServiceOptions = {
  coach: Pick<
    Coach,
    'chooseQuestions' | 'giveFeedback' | 'askFollowUp' | 'mayAcknowledge' | 'enhanceAnswer' | 'writeSampleAnswer'
  >;
  quota: Pick<QuotaService, 'spend' | 'takeFeedback'>;
  /** Takes one answer of the day that an address has as a visitor; answers how to give it back. */
  takeVisitorAnswer: (address: string) => Promise<() => Promise<void>>;
  interviews: Pick<InterviewService, 'require' | 'keepEnhancedAnswer' | 'listAsked'>;
};
/** Who asks: a signed-in person pays with a unit, a visitor (null) is held by the limit of the address. */
type Asker = { userId: string | null; operationId: string | null; signal: AbortSignal };

/** A written answer. `unitKept` says why it uses no unit and no free use; null where it does. */
export type DeliveredText = WrittenText & { unitKept: UnitKeptReason | null };

const deliver = ({ text, writtenBy }: WrittenText): DeliveredText => ({
  text,
  writtenBy,
  unitKept: writtenBy === 'built-in-coach-standing-in' ? 'standing-in' : null,
});

/** Questions, feedback and written answers. */
export function createCoachingService({ coach, quota, takeVisitorAnswer, interviews }: CoachingServiceOptions) {
  const isCharged = ({ unitKept }: DeliveredText) => unitKept === null;

  function paidFor(
    kind: QuotaKind,
    request: EnhancedAnswerRequest | SampleAnswerRequest,
    asker: Asker,
    work: () => Promise<DeliveredText>,
  ): Promise<DeliveredText> {
    const { userId, operationId, signal } = asker;
    if (userId === null) return work();
    const inputs = [JSON.stringify(request)];
    return quota.spend({ userId, kind, operationId, signal, inputs }, work, isCharged);
  }

  async function enhance(request: EnhancedAnswerRequest, signal: AbortSignal): Promise<DeliveredText> {
    const written = await coach.enhanceAnswer(request, { signal });
    return changesNothing(request.answer, written.text)
      ? { ...deliver(written), unitKept: 'unchanged' }
      : deliver(written);
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

    /**
     * Feedback of a signed-in person belongs to an interview whose unit is taken; otherwise to the day that their address has as a visitor.
     * Calls of visitors are counted before they come here.
     */
    async giveFeedback(
      { interviewId, ...request }: FeedbackRequest,
      { userId, address, signal }: Pick<Asker, 'userId' | 'signal'> & { address: string },
    ): Promise<FeedbackEntry> {
      const paid = userId !== null ? await quota.takeFeedback(userId, interviewId) : null;
      const giveBack = paid ?? (userId === null ? null : await takeVisitorAnswer(address));
      return coach.giveFeedback(request, { signal }).catch(async (cause: unknown) => {
        await giveBack?.();
        throw cause instanceof AppError ? cause : new AppError('feedback_failed', { cause });
      });
    },

    async askFollowUp(request: FollowUpRequest, signal: AbortSignal): Promise<FollowUpResponse> {
      if (!request.isConversation) return { followUp: await coach.askFollowUp(request, { signal }) };
      const [followUp, mayAcknowledge] = await Promise.all([
        coach.askFollowUp(request, { signal }),
        coach.mayAcknowledge(request, { signal }),
      ]);
      return { followUp, mayAcknowledge };
    },

    /** @throws AppError `not_found` when the interview that is to keep it is gone: nothing is spent then */
    async enhanceAnswer(request: EnhancedAnswerRequest, asker: Asker & { userId: string }): Promise<DeliveredText> {
      const { interviewId, questionIndex } = request;
      const { userId, operationId, signal } = asker;
      if (interviewId === undefined || questionIndex === undefined) {
        return paidFor('enhanced', request, asker, () => enhance(request, signal));
      }
      // Once it is saved it is delivered, also when anyone who asked has left by then.
      const work = async () => {
        await interviews.require(userId, interviewId);
        const answer = await enhance(request, signal);
        signal.throwIfAborted();
        await interviews.keepEnhancedAnswer(userId, interviewId, questionIndex, answer.text);
        return answer;
      };
      const inputs = [JSON.stringify(request)];
      return quota.spend({ userId, kind: 'enhanced', operationId, inputs }, work, isCharged);
    },

    writeSampleAnswer: (request: SampleAnswerRequest, asker: Asker): Promise<DeliveredText> =>
      paidFor('sample-answer', request, asker, async () =>
        deliver(await coach.writeSampleAnswer(request, { signal: asker.signal })),
      ),
  };
}

export type CoachingService = ReturnType<typeof createCoachingService>;
