import type { LiveAnswer } from '@greenroom/contract/live-assistant';
import type { ParsedResume } from '@greenroom/contract/resume';
import { errorOfResponse } from '~/api/api-error.ts';
import { request } from '~/api/client.ts';
import { readEventStream } from '~/features/live-assistant/engine/live-event-stream.ts';
import type { Question } from '~/features/live-assistant/engine/live-state.ts';

/** `sessionId` is that of a live session; a demo has none. */
export type Background = { resume: ParsedResume | null; jobDescription: string; sessionId?: string | undefined };

/**
 * Streams the answer to the last utterances.
 * @throws Error `Server responded {status}` (specification, section 7); DOMException when aborted
 */
export async function* requestAnswer(
  question: Question,
  { resume, jobDescription, sessionId }: Background,
  signal: AbortSignal,
): AsyncGenerator<LiveAnswer> {
  const body = { ...question, resume, jobDesc: jobDescription, sessionId };
  const response = await request('answerLive', { body, accept: 'text/event-stream', signal });
  if (!response.ok || !response.body) {
    throw new Error(`Server responded ${response.status}`, { cause: await errorOfResponse(response) });
  }
  for await (const { name, data } of readEventStream(response.body)) {
    if (name === 'error') throw new Error('The answer broke off.');
    if (name === 'message') yield JSON.parse(data) as LiveAnswer;
  }
}
