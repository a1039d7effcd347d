import type { CoverLetterResult, LetterOptions, ParagraphRequest } from '@greenroom/contract/cover-letter';
import type {
  EnhancedAnswerRequest,
  FeedbackEntry,
  FeedbackRequest,
  FollowUpRequest,
  SampleAnswerRequest,
} from '@greenroom/contract/feedback';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { ParsedResume, ResumeReview } from '@greenroom/contract/resume';

export type CallOptions = { signal?: AbortSignal };
export type ReviewRequest = { resume: ParsedResume; jobDescription: string };
export type LetterRequest = { resume: ParsedResume; jobDescription: string; options: LetterOptions };
/** What `GET /capabilities` says of the coach. `problem` is in words, when the configured model does not work. */
export type CoachDescription = {
  kind: 'built-in-coach' | 'language-model';
  model: string | null;
  problem: string | null;
};

/**
 * The coach: built-in, or a language model with the built-in one standing in. Every method rejects with an AppError
 * (`provider_failed`, `provider_timeout`, `cannot_score` …) or with the signal's reason when it was aborted.
 */
export interface Coach {
  chooseQuestions(request: QuestionsRequest, options: CallOptions): Promise<string[]>;
  giveFeedback(request: FeedbackRequest, options: CallOptions): Promise<FeedbackEntry>;
  /** One question about what was said; null where none is worth asking. */
  askFollowUp(request: FollowUpRequest, options: CallOptions): Promise<string | null>;
  enhanceAnswer(request: EnhancedAnswerRequest, options: CallOptions): Promise<string>;
  writeSampleAnswer(request: SampleAnswerRequest, options: CallOptions): Promise<string>;
  reviewResume(request: ReviewRequest, options: CallOptions): Promise<ResumeReview>;
  writeLetter(request: LetterRequest, options: CallOptions): Promise<CoverLetterResult>;
  rewriteParagraph(request: ParagraphRequest, options: CallOptions): Promise<string>;
  answerLive(request: LiveAnswerRequest, options: CallOptions): Promise<LiveAnswer>;
  /** The same answer as it grows: every value holds all that is known so far; the last one is whole. */
  streamLive(request: LiveAnswerRequest, options: CallOptions): AsyncIterable<LiveAnswer>;
  describe(): CoachDescription;
}
