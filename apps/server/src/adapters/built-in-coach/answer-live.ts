import { answerQuestion } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import { growAnswer } from '@greenroom/coach/live/stream-answer';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';

const NO_ANSWER = { paragraph1: '', paragraph2: '' };

/** Whether something was asked, and what, with the answer still empty. */
function detectLive(request: LiveAnswerRequest): LiveAnswer {
  return { ...detectQuestion(request), interviewAnswer: NO_ANSWER, answeredBy: 'built-in-coach' };
}

function answer(request: LiveAnswerRequest, question: string) {
  const resume = typeof request.resume === 'string' ? parseResumeText(request.resume) : request.resume;
  return answerQuestion({ question, resume, jobDescription: request.jobDesc, lastQuestion: request.lastQuestion });
}

/** The answer to what was heard last; empty when nothing was asked. */
export function answerLive(request: LiveAnswerRequest): LiveAnswer {
  const detected = detectLive(request);
  if (!detected.isInterviewQuestion) return detected;
  return { ...detected, interviewAnswer: answer(request, detected.interviewQuestion) };
}

/** The same in growing pieces; the last one is whole. */
export async function* streamLive(
  request: LiveAnswerRequest,
  signal?: AbortSignal,
): AsyncGenerator<LiveAnswer, void, void> {
  signal?.throwIfAborted();
  const detected = detectLive(request);
  if (!detected.isInterviewQuestion) {
    yield detected;
    return;
  }
  for (const interviewAnswer of growAnswer(answer(request, detected.interviewQuestion))) {
    signal?.throwIfAborted();
    yield { ...detected, interviewAnswer };
  }
}
