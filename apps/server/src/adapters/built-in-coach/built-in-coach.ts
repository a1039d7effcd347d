import { enhanceAnswer } from '@greenroom/coach/enhance/enhance-answer';
import { scoreAnswer } from '@greenroom/coach/feedback/score-answer';
import { traceLetter } from '@greenroom/coach/letter/trace-claims';
import { rewriteParagraph, writeLetter } from '@greenroom/coach/letter/write-letter';
import { chooseQuestions } from '@greenroom/coach/questions/choose-questions';
import { reviewResume } from '@greenroom/coach/resume/review-resume';
import { writeSampleAnswer } from '@greenroom/coach/sample-answer/write-sample-answer';
import type { CoverLetterResult } from '@greenroom/contract/cover-letter';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { ResumeReview } from '@greenroom/contract/resume';
import { AppError } from '../../app-error.ts';
import type { Coach, LetterRequest, ReviewRequest } from '../../ports/language.ts';
import { answerLive, streamLive } from './answer-live.ts';

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

function review(request: ReviewRequest, today: string): ResumeReview {
  const result = reviewResume({ ...request, today });
  if ('cannotScore' in result) throw new AppError('cannot_score', { message: result.cannotScore });
  return result;
}

function letter(request: LetterRequest, today: string): CoverLetterResult {
  const written = writeLetter({ ...request, today });
  const traced = traceLetter(written, { resume: request.resume, jobDescription: request.jobDescription });
  return { ...traced.letter, removedClaims: traced.removedClaims, writtenBy: 'built-in-coach', resumeText: '' };
}

/** The built-in coach: needs nothing, answers in this process. */
export function createBuiltInCoach(now: () => Date = () => new Date()): Coach {
  const today = () => now().toISOString().slice(0, 10);
  return {
    chooseQuestions: async (request) => questions(request),
    giveFeedback: async (request) => scoreAnswer(request),
    enhanceAnswer: async (request) => enhanceAnswer(request),
    writeSampleAnswer: async (request) => writeSampleAnswer(request),
    reviewResume: async (request) => review(request, today()),
    writeLetter: async (request) => letter(request, today()),
    rewriteParagraph: async (request) => rewriteParagraph({ ...request, today: today() }),
    answerLive: async (request) => answerLive(request),
    streamLive: (request, { signal }) => streamLive(request, signal),
    describe: () => ({ kind: 'built-in-coach', model: null, problem: null }),
  };
}
