import type { FeedbackRequest } from '@greenroom/contract/feedback';
import type { ResumeReview } from '@greenroom/contract/resume';
import { AppError } from '../../app-error.ts';
import type { CallOptions, Coach } from '../../ports/language.ts';
import type { SentenceEncoder } from '../../ports/sentence-encoder.ts';
import { createEncoderThread } from '../sentence-encoder/encoder-thread.ts';
import type { EncoderName } from '../sentence-encoder/load-encoder.ts';
import { createLiveAnswers } from './answer-live.ts';
import type { CoachTaskResult, RunCoachTask } from './coach-tasks.ts';
import { runHere } from './run-here.ts';

function orRefuse(result: CoachTaskResult<'review'>): ResumeReview {
  if ('cannotScore' in result) throw new AppError('cannot_score', { message: result.cannotScore });
  return result;
}

export type BuiltInCoachParts = {
  now?: () => Date;
  /** Runs the work on a resume, in this thread unless told otherwise. */
  runTask?: RunCoachTask;
  /** Runs the work on answers and questions, which are to come at once, in this thread unless told otherwise. */
  runQuickTask?: RunCoachTask;
  /** For what is judged of answers. */
  encoder?: SentenceEncoder;
  /** For the lines of a resume that a question, an advertisement or a sample answer is about. */
  lineEncoder?: SentenceEncoder;
};

type Answered = Pick<FeedbackRequest, 'question' | 'answer'>;

const encodersOfProcess = new Map<EncoderName, SentenceEncoder>();
/** One of each for all coaches of this process that were not handed one; its thread starts with the first request. */
function sharedEncoder(name: EncoderName): SentenceEncoder {
  const encoder = encodersOfProcess.get(name) ?? createEncoderThread(name);
  encodersOfProcess.set(name, encoder);
  return encoder;
}

/** The vectors of texts, by text. Without an encoder that works, none: the models then go by the words alone, a little less well. */
async function encodeTexts(encoder: SentenceEncoder, texts: readonly string[], signal: AbortSignal | undefined) {
  try {
    const vectors = await encoder.encode(texts, signal ? { signal } : {});
    return new Map(texts.map((text, index) => [text, vectors[index] as Float32Array]));
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'provider_failed') return new Map<string, Float32Array>();
    throw cause;
  }
}

/** The built-in coach: needs no configuration and no network, and answers on this machine. */
export function createBuiltInCoach(parts: BuiltInCoachParts = {}): Coach {
  const {
    now = () => new Date(),
    runTask = runHere,
    runQuickTask = runHere,
    encoder = sharedEncoder('answers'),
    lineEncoder = sharedEncoder('lines'),
  } = parts;
  const live = createLiveAnswers(parts.lineEncoder, runQuickTask);
  const today = () => now().toISOString().slice(0, 10);
  const judged = async <Request extends Answered>(request: Request, call: CallOptions) => {
    const { question, answer } = request;
    const texts = await runQuickTask('textsToScore', { question, answer }, call);
    return { request, vectors: await encodeTexts(encoder, texts, call.signal) };
  };
  return {
    chooseQuestions: (request, call) => runQuickTask('questions', request, call),
    readRole: (role, call) => runQuickTask('role', role, call),
    giveFeedback: async (request, call) => runQuickTask('score', await judged(request, call), call),
    askFollowUp: async (request, call) => runQuickTask('followUp', await judged(request, call), call),
    mayAcknowledge: async (request, call) => runQuickTask('acknowledgement', await judged(request, call), call),
    enhanceAnswer: async (request, call) => runQuickTask('enhance', await judged(request, call), call),
    writeSampleAnswer: async (request, call) => {
      const texts = await runQuickTask('textsOfSample', request, call);
      const vectors = await encodeTexts(lineEncoder, texts, call.signal);
      return runQuickTask('sampleAnswer', { request, vectors }, call);
    },
    matchStories: async (request, call) => {
      const texts = await runQuickTask('textsOfStories', request, call);
      const vectors = await encodeTexts(lineEncoder, texts, call.signal);
      return runQuickTask('matchStories', { request, vectors }, call);
    },
    reviewResume: async (request) => orRefuse(await runTask('review', { request, today: today() })),
    writeLetter: async (request, { signal }) => {
      const texts = await runTask('textsOfLetter', request);
      return runTask('write', { request, today: today(), vectors: await encodeTexts(lineEncoder, texts, signal) });
    },
    rewriteParagraph: async (request, { signal }) => {
      const texts = await runTask('textsOfParagraph', request);
      return runTask('reword', { request, today: today(), vectors: await encodeTexts(lineEncoder, texts, signal) });
    },
    answerLive: (request, { signal }) => live.answerLive(request, signal),
    streamLive: (request, { signal }) => live.streamLive(request, signal),
    describe: () => ({ kind: 'built-in-coach', model: null, problem: null }),
  };
}
