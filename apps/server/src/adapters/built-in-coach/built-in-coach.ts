import { enhanceAnswer } from '@greenroom/coach/enhance/enhance-answer';
import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { ResumeReview } from '@greenroom/contract/resume';
import { AppError } from '../../app-error.ts';
import type { Coach } from '../../ports/language.ts';
import type { SentenceEncoder } from '../../ports/sentence-encoder.ts';
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
  });
}

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

/** The built-in coach: needs no configuration and no network, and answers on this machine. */
export function createBuiltInCoach(parts: BuiltInCoachParts = {}): Coach {
  const { now = () => new Date(), runTask = runResumeTask } = parts;
  const live = createLiveAnswers(parts.encoder);
  const today = () => now().toISOString().slice(0, 10);
  return {
    chooseQuestions: async (request) => questions(request),
    giveFeedback: async (request) => scoreAnswer(request),
    enhanceAnswer: async (request) => enhanceAnswer(request),
    writeSampleAnswer: async (request) => writeSampleAnswer(request),
    reviewResume: async (request) => orRefuse(await runTask('review', { request, today: today() })),
    writeLetter: (request) => runTask('write', { request, today: today() }),
    rewriteParagraph: (request) => runTask('reword', { request, today: today() }),
    answerLive: (request) => live.answerLive(request),
    streamLive: (request, { signal }) => live.streamLive(request, signal),
    describe: () => ({ kind: 'built-in-coach', model: null, problem: null }),
  };
}
