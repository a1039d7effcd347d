import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestion, vectorTexts } from '@greenroom/coach/live/answer-question';
import { detectQuestion } from '@greenroom/coach/live/detect-question';
import type { Vectors } from '@greenroom/coach/live/rank-facts';
import { growAnswer } from '@greenroom/coach/live/stream-answer';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { ParsedResume } from '@greenroom/contract/resume';
import type { SentenceEncoder } from '../../ports/sentence-encoder.ts';

const NO_ANSWER = { paragraph1: '', paragraph2: '' };
/**
 * Longest wait for vectors, in milliseconds. The question takes about 10 ms; the lines of a resume are encoded once, most often while the interviewer still says hello.
 */
const STREAM_LIMITS = { questionMs: 250, resumeMs: 700 };
const WHOLE_LIMITS = { questionMs: 10_000, resumeMs: 10_000 };

type Limits = typeof STREAM_LIMITS;

/** Whether something was asked, and what, with the answer still empty. */
function detectLive(request: LiveAnswerRequest): LiveAnswer {
  return { ...detectQuestion(request), interviewAnswer: NO_ANSWER, answeredBy: 'built-in-coach' };
}

const readResume = ({ resume }: LiveAnswerRequest): ParsedResume | null =>
  typeof resume === 'string' ? parseResumeText(resume) : resume;

/** What came in time; undefined otherwise. The work continues, so that the next question finds it done. */
async function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  const timer = new AbortController();
  const late = sleep(limitMs, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    timer.abort();
  }
}

/** Live answers over the sentence encoder. Where it does not answer in time, or is not there, the words alone decide. */
export function createLiveAnswers(encoder: SentenceEncoder | undefined) {
  async function encodeInTime(
    question: string,
    resume: ParsedResume | null,
    context: string,
    limits: Limits,
  ): Promise<Vectors> {
    const vectors = new Map<string, Float32Array>();
    if (encoder === undefined) return vectors;
    const texts = vectorTexts(question, resume, context);
    const add = async (some: readonly string[], limitMs: number): Promise<void> => {
      const found = some.length === 0 ? [] : await inTime(encoder.encode(some, { isUrgent: true }), limitMs);
      for (const [index, vector] of (found ?? []).entries()) vectors.set(some[index] ?? '', vector);
    };
    await Promise.all([add(texts.question, limits.questionMs), add(texts.resume, limits.resumeMs)]);
    return vectors;
  }

  async function answer(request: LiveAnswerRequest, question: string, limits: Limits) {
    const resume = readResume(request);
    const { jobDesc: jobDescription, lastQuestion, answered, data: context } = request;
    const vectors = await encodeInTime(question, resume, context, limits);
    return answerQuestion({ question, context, resume, jobDescription, lastQuestion, answered, vectors });
  }

  /** Nothing was asked: the time until something is goes to the lines of the resume. */
  function prepare(request: LiveAnswerRequest): void {
    if (encoder === undefined || request.resume === null) return;
    const { resume } = vectorTexts('', readResume(request));
    if (resume.length > 0) encoder.encode(resume).catch(() => undefined);
  }

  return {
    /** The answer to what was heard last; empty when nothing was asked. */
    async answerLive(request: LiveAnswerRequest): Promise<LiveAnswer> {
      const detected = detectLive(request);
      if (!detected.isInterviewQuestion) return detected;
      return { ...detected, interviewAnswer: await answer(request, detected.interviewQuestion, WHOLE_LIMITS) };
    },

    /** The same in growing pieces; the last one is whole. */
    async *streamLive(request: LiveAnswerRequest, signal?: AbortSignal): AsyncGenerator<LiveAnswer, void, void> {
      signal?.throwIfAborted();
      const detected = detectLive(request);
      if (!detected.isInterviewQuestion) {
        prepare(request);
        yield detected;
        return;
      }
      const whole = await answer(request, detected.interviewQuestion, STREAM_LIMITS);
      for (const interviewAnswer of growAnswer(whole)) {
        signal?.throwIfAborted();
        yield { ...detected, interviewAnswer };
      }
    },
  };
}
