import { type ResumeReview, resumeReview } from '@greenroom/contract/resume';
import type { CallOptions, ReviewRequest } from '../../ports/language.ts';
import { CallFailure } from './call-failure.ts';
import { checkReview } from './check-review.ts';
import { createFence } from './fence.ts';
import type { ModelWork } from './model-work.ts';
import { reviewPrompt } from './prompts/review.ts';
import { reviewReply } from './reply-schemas.ts';

/** @throws AppError `cannot_score` of the built-in coach, which decides whether there is anything to score. */
export async function reviewResume(work: ModelWork, request: ReviewRequest, call: CallOptions): Promise<ResumeReview> {
  const clock = work.startClock(work.timeouts.longMs);
  const builtIn = await work.standIn.reviewResume(request, call);
  return work.orStandIn(
    { ...call, clock },
    async () => {
      const reply = await work.client.askForObject({
        prompt: reviewPrompt(request, createFence()),
        schema: reviewReply,
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      const review = checkReview(reply, request, builtIn);
      if (review === null) throw new CallFailure('malformed', `${work.client.host} named no skill of the job.`);
      return resumeReview.parse(review);
    },
    async () => ({ ...builtIn, reviewedBy: 'built-in-coach-standing-in' }),
  );
}
