import { detectQuestion } from '@greenroom/coach/live/detect-question';
import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { CallOptions } from '../../ports/language.ts';
import { createFence } from './fence.ts';
import { keepWholeSentences, liveSources, toParagraphs } from './live-paragraphs.ts';
import type { ModelWork } from './model-work.ts';
import { livePrompt } from './prompts/live.ts';

/**
 * The answer as the model makes it. Whether something was asked is decided here at once, without the model: it costs no
 * time and the same line always gets the same verdict. When the model fails, the built-in coach's answer takes its place,
 * unless enough of the model's was already said.
 */
export async function* streamLive(
  work: ModelWork,
  request: LiveAnswerRequest,
  { signal }: CallOptions,
): AsyncGenerator<LiveAnswer, void, void> {
  signal?.throwIfAborted();
  const detected = detectQuestion(request);
  const interviewAnswer = { paragraph1: '', paragraph2: '' };
  if (!detected.isInterviewQuestion) {
    yield { ...detected, interviewAnswer, answeredBy: 'built-in-coach' };
    return;
  }
  const empty: LiveAnswer = { ...detected, interviewAnswer, answeredBy: 'language-model' };
  const sources = liveSources(request, detected.interviewQuestion);
  const { liveSilenceMs: silenceMs, liveWholeMs: timeoutMs } = work.timeouts;
  const prompt = livePrompt(request, detected.interviewQuestion, createFence());
  let text = '';
  try {
    for await (const words of work.client.streamWords({ prompt, silenceMs, timeoutMs, signal })) {
      text += words;
      const grown = toParagraphs(text, sources);
      if (grown.paragraph1 !== '') yield { ...empty, interviewAnswer: grown };
    }
    if (toParagraphs(text, sources).paragraph1 === '') throw new Error('The model said nothing.');
    work.succeeded();
  } catch (error) {
    signal?.throwIfAborted();
    work.failed(error);
    const kept = keepWholeSentences(text);
    if (kept !== null) yield { ...empty, interviewAnswer: toParagraphs(kept, sources) };
    else yield { ...(await work.standIn.answerLive(request, { signal })), answeredBy: 'built-in-coach-standing-in' };
  }
}
