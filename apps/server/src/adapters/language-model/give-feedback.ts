import { type FeedbackEntry, type FeedbackRequest, feedbackEntry } from '@greenroom/contract/feedback';
import type { CallOptions } from '../../ports/language.ts';
import { checkFeedback } from './check-feedback.ts';
import { createFence } from './fence.ts';
import type { ModelWork } from './model-work.ts';
import { feedbackPrompt } from './prompts/feedback.ts';
import { feedbackReply } from './reply-schemas.ts';

/** A model is never asked to judge what the built-in coach finds not to be enough: it tends to praise it. */
export async function giveFeedback(
  work: ModelWork,
  request: FeedbackRequest,
  call: CallOptions,
): Promise<FeedbackEntry> {
  const clock = work.startClock(work.timeouts.shortMs);
  const builtIn = await work.standIn.giveFeedback(request, call);
  if (builtIn.overallScorePerResponse === null) return builtIn;
  return work.orStandIn(
    { ...call, clock },
    async () => {
      const reply = await work.client.askForObject({
        prompt: feedbackPrompt(request, createFence()),
        schema: feedbackReply,
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      return feedbackEntry.parse(checkFeedback(reply, request, builtIn));
    },
    async () => ({ ...builtIn, scoredBy: 'built-in-coach-standing-in' }),
  );
}
