import { correctResume } from '@greenroom/coach/resume/correct-resume';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { type CoverLetterResult, coverLetterResult, type ParagraphRequest } from '@greenroom/contract/cover-letter';
import type { CallOptions, LetterRequest } from '../../ports/language.ts';
import { checkLetter, traceParagraph } from './check-letter.ts';
import { createFence } from './fence.ts';
import type { ModelWork } from './model-work.ts';
import { letterPrompt, paragraphPrompt } from './prompts/letter.ts';
import { letterReply, textReply } from './reply-schemas.ts';

const NOTHING_LEFT = 'Every sentence holds something that the resume does not say.';

export async function writeLetter(
  work: ModelWork,
  request: LetterRequest,
  call: CallOptions,
): Promise<CoverLetterResult> {
  const clock = work.startClock(work.timeouts.longMs);
  const builtIn = await work.standIn.writeLetter(request, call);
  const told = withStories(request);
  return work.orStandIn(
    { ...call, clock },
    async () => {
      const reply = await work.client.askForObject({
        prompt: letterPrompt(told, createFence()),
        schema: letterReply,
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      return coverLetterResult.parse(checkLetter(reply, told, builtIn));
    },
    async () => ({ ...builtIn, writtenBy: 'built-in-coach-standing-in' }),
  );
}

/** What the person told is as true of them as what their resume says. */
function withStories(request: LetterRequest): LetterRequest {
  const { resume, stories = [] } = request;
  if (stories.length === 0) return request;
  return { ...request, resume: { ...resume, text: [resume.text, ...stories].join('\n\n') } };
}

export function rewriteParagraph(work: ModelWork, request: ParagraphRequest, call: CallOptions): Promise<string> {
  const clock = work.startClock(work.timeouts.shortMs);
  const resume = correctResume(parseResumeText(request.resumeText), request.correctedResume);
  const trace = (text: string) => traceParagraph(request, text, resume);
  return work.orStandIn(
    { ...call, clock },
    async () => {
      const { text } = await work.client.askForObject({
        prompt: paragraphPrompt(request, createFence()),
        schema: textReply,
        findProblem: (reply) => (trace(reply.text) === '' ? NOTHING_LEFT : null),
        timeoutMs: clock.modelMs(),
        signal: call.signal,
      });
      return trace(text);
    },
    () => work.standIn.rewriteParagraph(request, call),
  );
}
