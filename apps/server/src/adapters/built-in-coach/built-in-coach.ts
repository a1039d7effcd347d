import { enhanceAnswer } from '@greenroom/coach/enhance/enhance-answer';
import { askFollowUp } from '@greenroom/coach/feedback/ask-follow-up';
import { scoreAnswer, textsToEncode } from '@greenroom/coach/feedback/score-answer';
import { textsOfLetter } from '@greenroom/coach/letter/letter-facts';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { correctResume } from '@greenroom/coach/resume/correct-resume';
import { parseResumeText } from '@greenroom/coach/resume/parse-resume';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import type { ParagraphRequest } from '@greenroom/contract/cover-letter';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { ResumeReview } from '@greenroom/contract/resume';
import { AppError } from '../../app-error.ts';
import type { Coach } from '../../ports/language.ts';
import { type SentenceEncoder, VECTOR_LENGTH } from '../../ports/sentence-encoder.ts';
import { createEncoderThread } from '../sentence-encoder/encoder-thread.ts';
import { createLiveAnswers } from './answer-live.ts';
import { type ResumeTaskResult, type RunResumeTask, runResumeTask } from './resume-tasks.ts';

function questions({ roleInformation, interviewInformation }: QuestionsRequest): string[] {
  const { interviewOptions } = interviewInformation.interviewData;
  return chooseQuestions({
    roleName: roleInformation.roleName,
    roleDescription: roleInformation.roleDescription,
    count: interviewOptions.questionCount,
    type: interviewOptions.questionType,
    difficulty: interviewOptions.questionDifficulty,
    skipFirst: interviewOptions.skipFirst,
    seed: interviewInformation.interviewId ?? roleInformation.roleName,
    asked: interviewInformation.askedBefore,
  });
}

const resumeOf = ({ resumeText, correctedResume }: ParagraphRequest) =>
  correctResume(parseResumeText(resumeText), correctedResume);

function orRefuse(result: ResumeTaskResult<'review'>): ResumeReview {
  if ('cannotScore' in result) throw new AppError('cannot_score', { message: result.cannotScore });
  return result;
}

export type BuiltInCoachParts = {
  now?: () => Date;
  /** Runs the work on a resume, in this thread unless told otherwise. */
  runTask?: RunResumeTask;
  encoder?: SentenceEncoder;
};

let encoderOfProcess: SentenceEncoder | undefined;
/** One encoder for all coaches of this process that were not handed one; its thread starts with the first request. */
function sharedEncoder(): SentenceEncoder {
  encoderOfProcess ??= createEncoderThread();
  return encoderOfProcess;
}

/** The vectors of texts, by text. Without an encoder that works, none: the models then go by the words alone, a little less well. */
async function encodeTexts(encoder: SentenceEncoder, texts: readonly string[], signal: AbortSignal | undefined) {
  try {
    const vectors = await encoder.encode(texts, signal ? { signal } : {});
    return new Map(texts.map((text, index) => [text, vectors[index] ?? new Float32Array(VECTOR_LENGTH)]));
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'provider_failed') return new Map<string, Float32Array>();
    throw cause;
  }
}

/** The built-in coach: needs no configuration and no network, and answers on this machine. */
export function createBuiltInCoach(parts: BuiltInCoachParts = {}): Coach {
  const { now = () => new Date(), runTask = runResumeTask, encoder = sharedEncoder() } = parts;
  const live = createLiveAnswers(parts.encoder);
  const today = () => now().toISOString().slice(0, 10);
  return {
    chooseQuestions: async (request) => questions(request),
    giveFeedback: async (request, { signal }) =>
      scoreAnswer(request, await encodeTexts(encoder, textsToEncode(request), signal)),
    askFollowUp: async (request, { signal }) =>
      askFollowUp(request, await encodeTexts(encoder, textsToEncode(request), signal)),
    enhanceAnswer: async (request, { signal }) => {
      const { concerns } = scoreAnswer(request, await encodeTexts(encoder, textsToEncode(request), signal));
      return enhanceAnswer({ ...request, concern: concerns[0]?.advice });
    },
    writeSampleAnswer: async (request) => writeSampleAnswer(request),
    reviewResume: async (request) => orRefuse(await runTask('review', { request, today: today() })),
    writeLetter: async (request, { signal }) => {
      const texts = textsOfLetter(request.resume, request.jobDescription);
      return runTask('write', { request, today: today(), vectors: await encodeTexts(encoder, texts, signal) });
    },
    rewriteParagraph: async (request, { signal }) => {
      const texts = textsOfLetter(resumeOf(request), request.jobDescription);
      return runTask('reword', { request, today: today(), vectors: await encodeTexts(encoder, texts, signal) });
    },
    answerLive: (request) => live.answerLive(request),
    streamLive: (request, { signal }) => live.streamLive(request, signal),
    describe: () => ({ kind: 'built-in-coach', model: null, problem: null }),
  };
}
