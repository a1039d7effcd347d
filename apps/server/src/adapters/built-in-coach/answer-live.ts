import { setTimeout as sleep } from 'node:timers/promises';
import type { Vectors } from '@greenroom/coach/live/packed-vector';
import { growAnswer } from '@greenroom/coach/live/stream-answer';
import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { CallOptions } from '../../ports/language.ts';
import type { SentenceEncoder } from '../../ports/sentence-encoder.ts';
import type { CoachTaskResult, RunCoachTask } from './coach-tasks.ts';
import { runHere } from './run-here.ts';

const NO_ANSWER = { paragraph1: '', paragraph2: '' };
/**
 * Longest wait for vectors, in milliseconds. The question takes about 10 ms; the lines of a resume are encoded once, most often while the interviewer still says hello.
 */
const STREAM_LIMITS = { questionMs: 250, resumeMs: 700 };
const WHOLE_LIMITS = { questionMs: 10_000, resumeMs: 10_000 };

type Limits = typeof STREAM_LIMITS;

/** The detected question, with the answer still empty. */
const withoutAnswer = ({ detection }: Pick<CoachTaskResult<'hear'>, 'detection'>): LiveAnswer => ({
  ...detection,
  interviewAnswer: NO_ANSWER,
  answeredBy: 'built-in-coach',
});

/** The result, or undefined if it is late. The work continues, so that the next question finds it done. */
async function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  const timer = new AbortController();
  const late = sleep(limitMs, undefined, { signal: timer.signal }).catch(() => undefined);
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    timer.abort();
  }
}

const callWith = (signal: AbortSignal | undefined): CallOptions => (signal ? { signal } : {});

type Heard = CoachTaskResult<'hear'>;

/** Live answers over the sentence encoder. Where it does not answer in time, or is not there, the words alone decide. */
export function createLiveAnswers(encoder: SentenceEncoder | undefined, run: RunCoachTask = runHere) {
  async function encodeInTime(texts: Heard['texts'], limits: Limits): Promise<Vectors> {
    const vectors = new Map<string, Float32Array>();
    if (encoder === undefined) return vectors;
    const add = async (some: readonly string[], limitMs: number): Promise<void> => {
      const found = some.length === 0 ? [] : await inTime(encoder.encode(some, { isUrgent: true }), limitMs);
      for (const [index, vector] of (found ?? []).entries()) vectors.set(some[index] ?? '', vector);
    };
    await Promise.all([add(texts.question, limits.questionMs), add(texts.resume, limits.resumeMs)]);
    return vectors;
  }

  async function answer(
    request: LiveAnswerRequest,
    { detection, resume, texts }: Heard,
    limits: Limits,
    call: CallOptions,
  ) {
    const { jobDesc: jobDescription, lastQuestion, answered, data: context } = request;
    const vectors = await encodeInTime(texts, limits);
    const question = detection.interviewQuestion;
    const input = { question, context, resume, jobDescription, lastQuestion, answered, vectors };
    return run('answerLive', input, call);
  }

  return {
    /** The answer to the last transcript; empty if it asks nothing. */
    async answerLive(request: LiveAnswerRequest, signal?: AbortSignal): Promise<LiveAnswer> {
      const call = callWith(signal);
      const heard = await run('hear', { request, isAhead: false }, call);
      const detected = withoutAnswer(heard);
      if (!detected.isInterviewQuestion) return detected;
      return { ...detected, interviewAnswer: await answer(request, heard, WHOLE_LIMITS, call) };
    },

    /** The same in growing pieces; the last one is whole. */
    async *streamLive(request: LiveAnswerRequest, signal?: AbortSignal): AsyncGenerator<LiveAnswer, void, void> {
      signal?.throwIfAborted();
      const call = callWith(signal);
      const heard = await run('hear', { request, isAhead: encoder !== undefined }, call);
      signal?.throwIfAborted();
      const detected = withoutAnswer(heard);
      if (!detected.isInterviewQuestion) {
        // Nothing was asked: the time until something is goes to the lines of the resume.
        if (heard.texts.resume.length > 0) encoder?.encode(heard.texts.resume).catch(() => undefined);
        yield detected;
        return;
      }
      const whole = await answer(request, heard, STREAM_LIMITS, call);
      for (const interviewAnswer of growAnswer(whole)) {
        signal?.throwIfAborted();
        yield { ...detected, interviewAnswer };
      }
    },
  };
}
