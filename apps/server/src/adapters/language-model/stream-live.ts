import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { CallOptions } from '../../ports/language.ts';
import { createFence } from './fence.ts';
import { beneath, liveSources, tracedParagraphs } from './live-paragraphs.ts';
import type { ModelWork } from './model-work.ts';
import { livePrompt } from './prompts/live.ts';

/** The built-in coach's whole answer, as it streams it: within milliseconds, also where its vectors are late. */
async function readBuiltIn(work: ModelWork, request: LiveAnswerRequest, call: CallOptions): Promise<LiveAnswer> {
  let last: LiveAnswer | undefined;
  for await (const answer of work.standIn.streamLive(request, call)) last = answer;
  if (last === undefined) throw new Error('The built-in coach said nothing.');
  return last;
}

/**
 * The built-in coach's first sentences at once, and beneath them the answer as the model makes it, sentence by sentence; nothing that
 * was shown is replaced. When the model says nothing that holds, the rest of the built-in answer follows; when it breaks off, what
 * came stays. Whether something was asked is decided by the built-in coach, without the model.
 */
export async function* streamLive(
  work: ModelWork,
  request: LiveAnswerRequest,
  call: CallOptions,
): AsyncGenerator<LiveAnswer, void, void> {
  const { signal } = call;
  signal?.throwIfAborted();
  const builtIn = await readBuiltIn(work, request, call);
  if (!builtIn.isInterviewQuestion) {
    yield builtIn;
    return;
  }
  const { interviewAnswer: own, ...detected } = builtIn;
  const first = own.paragraph1;
  const answer: LiveAnswer = { ...detected, interviewAnswer: beneath(first, []), answeredBy: 'language-model' };
  yield answer;
  const sources = liveSources(request, detected.interviewQuestion);
  const { liveSilenceMs: silenceMs, liveWholeMs: timeoutMs } = work.timeouts;
  const prompt = livePrompt(request, detected.interviewQuestion, first, createFence());
  let text = '';
  let shown: string[] = [];
  let isBrokenOff = false;
  try {
    for await (const words of work.client.streamWords({ prompt, silenceMs, timeoutMs, signal })) {
      text += words;
      const grown = tracedParagraphs(text, sources, false);
      if (grown.join('').length > shown.join('').length) {
        shown = grown;
        yield { ...answer, interviewAnswer: beneath(first, shown) };
      }
    }
    shown = tracedParagraphs(text, sources, true);
    if (text.trim() === '') throw new Error('The model said nothing.');
    work.succeeded();
  } catch (error) {
    signal?.throwIfAborted();
    work.failed(error);
    isBrokenOff = true;
  }
  const ending = isBrokenOff ? { isBrokenOff } : {};
  if (shown.length > 0) yield { ...answer, ...ending, interviewAnswer: beneath(first, shown) };
  else yield { ...answer, interviewAnswer: own, answeredBy: 'built-in-coach-standing-in' };
}
