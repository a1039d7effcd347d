import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { Coach } from '../../ports/language.ts';

/** The question in what was heard, and an answer to it. */
export function createAnswerService(coach: Pick<Coach, 'answerLive' | 'streamLive'>) {
  return {
    answer: (request: LiveAnswerRequest, signal: AbortSignal): Promise<LiveAnswer> =>
      coach.answerLive(request, { signal }),
    stream: (request: LiveAnswerRequest, signal: AbortSignal): AsyncIterable<LiveAnswer> =>
      coach.streamLive(request, { signal }),
  };
}

export type AnswerService = ReturnType<typeof createAnswerService>;
