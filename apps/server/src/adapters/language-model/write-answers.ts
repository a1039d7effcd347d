import type { EnhancedAnswerRequest, SampleAnswerRequest } from '@greenroom/contract/feedback';
import type { CallOptions, EnhancedText, WrittenText } from '../../ports/language.ts';
import { createFence } from './fence.ts';
import type { ModelWork } from './model-work.ts';
import { enhancePrompt, sampleAnswerPrompt } from './prompts/written-answers.ts';
import { textReply } from './reply-schemas.ts';
import { untracedNumbers } from './trace-numbers.ts';

const NOT_ON_RESUME = 'There are numbers that are not in the resume. Leave a gap in square brackets in their place.';
const UNTRACED = 'There are numbers that were not said. Leave a gap in square brackets in their place.';

/**
 * The person's own answer in order. A number that no one said is sent back once, then the built-in coach's version is used. An answer
 * with a concern is left to the built-in coach, which does not polish it.
 */
export async function enhanceAnswer(
  work: ModelWork,
  request: EnhancedAnswerRequest,
  call: CallOptions,
): Promise<EnhancedText> {
  const clock = work.startClock(work.timeouts.shortMs);
  const builtIn = await work.standIn.enhanceAnswer(request, call);
  if (builtIn.isLeftAlone) return builtIn;
  const sources = [request.question, request.answer];
  return work.orStandIn<EnhancedText>(
    { ...call, clock },
    async () => {
      const { text } = await work.client.askForObject({
        prompt: enhancePrompt(request, createFence()),
        schema: textReply,
        findProblem: (reply) => (untracedNumbers(reply.text, sources).length > 0 ? UNTRACED : null),
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      return { text: text.trim(), writtenBy: 'language-model', isLeftAlone: false };
    },
    async () => ({ ...builtIn, writtenBy: 'built-in-coach-standing-in' }),
  );
}

/** A model answer that says that it is an example. With a resume, a number that is not in it is sent back once. */
export function writeSampleAnswer(
  work: ModelWork,
  request: SampleAnswerRequest,
  call: CallOptions,
): Promise<WrittenText> {
  const clock = work.startClock(work.timeouts.shortMs);
  const sources = request.resume && [request.question, request.role, JSON.stringify(request.resume)];
  return work.orStandIn<WrittenText>(
    { ...call, clock },
    async () => {
      const { text } = await work.client.askForObject({
        prompt: sampleAnswerPrompt(request, createFence()),
        schema: textReply,
        findProblem: ({ text }) => (sources && untracedNumbers(text, sources).length > 0 ? NOT_ON_RESUME : null),
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      const isMarked = /^.{0,60}\bexample\b/i.test(text);
      return { text: isMarked ? text.trim() : `As an example: ${text.trim()}`, writtenBy: 'language-model' };
    },
    async () => ({
      ...(await work.standIn.writeSampleAnswer(request, call)),
      writtenBy: 'built-in-coach-standing-in',
    }),
  );
}
