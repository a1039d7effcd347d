import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { Coach } from '../../ports/language.ts';

/** Finds the question in the transcript and answers it. */
export function createAnswerService(coach: Pick<Coach, 'answerLive' | 'streamLive'>) {
  return {
    answer: (request: LiveAnswerRequest, signal: AbortSignal): Promise<LiveAnswer> =>
      coach.answerLive(request, { signal }),
    stream: (request: LiveAnswerRequest, signal: AbortSignal): AsyncIterable<LiveAnswer> =>
      coach.streamLive(request, { signal }),
  };
}

export type AnswerService = ReturnType<typeof createAnswerService>;
