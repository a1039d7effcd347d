import type { CoverLetterResult, LetterOptions, ParagraphRequest } from '@greenroom/contract/cover-letter';
import type {
  EnhancedAnswerRequest,
  FeedbackEntry,
  FeedbackRequest,
  FollowUpRequest,
  SampleAnswerRequest,
  SCORERS,
} from '@greenroom/contract/feedback';
import type { QuestionsRequest } from '@greenroom/contract/interview';
import type { LiveAnswer, LiveAnswerRequest } from '@greenroom/contract/live-assistant';
import type { ParsedResume, ResumeReview } from '@greenroom/contract/resume';
import type { StoryMatches, StoryMatchRequest } from '@greenroom/contract/stories';

export type CallOptions = { signal?: AbortSignal };
export type ReviewRequest = { resume: ParsedResume; jobDescription: string };
export type RoleInformation = QuestionsRequest['roleInformation'];
type OccupationFacts = Record<'duties' | 'situations' | 'tools' | 'cautions', readonly string[]> & { name: string };
/** `occupation` is null for a title that the tables do not know; `duties` are those of the advertisement. */
export type RoleFacts = { occupation: OccupationFacts | null; duties: string[] };
export type ChosenQuestions = {
  questions: string[];
  writtenBy: (typeof SCORERS)[number];
  /** False where the built-in coach chose for a title that it does not know. */
  isTitleKnown: boolean;
};
export type WrittenText = { text: string; writtenBy: (typeof SCORERS)[number] };
/** `isLeftAlone`: the answer holds a concern and is not polished. */
export type EnhancedText = WrittenText & { isLeftAlone: boolean };
/** `stories`: of the person, in their own words, for the letter to quote. */
export type LetterRequest = {
  resume: ParsedResume;
  jobDescription: string;
  options: LetterOptions;
  stories?: readonly string[];
};
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
  chooseQuestions(request: QuestionsRequest, options: CallOptions): Promise<ChosenQuestions>;
  /** What the tables know of a role and what its advertisement names. */
  readRole(role: RoleInformation, options: CallOptions): Promise<RoleFacts>;
  giveFeedback(request: FeedbackRequest, options: CallOptions): Promise<FeedbackEntry>;
  /** One question about what was said; null where none is worth asking. */
  askFollowUp(request: FollowUpRequest, options: CallOptions): Promise<string | null>;
  /** Whether the interviewer may thank for an answer: not for one that raises a concern. */
  mayAcknowledge(request: FollowUpRequest, options: CallOptions): Promise<boolean>;
  enhanceAnswer(request: EnhancedAnswerRequest, options: CallOptions): Promise<EnhancedText>;
  writeSampleAnswer(request: SampleAnswerRequest, options: CallOptions): Promise<WrittenText>;
  /** The stories that surely fit questions or demands. */
  matchStories(request: StoryMatchRequest, options: CallOptions): Promise<StoryMatches>;
  reviewResume(request: ReviewRequest, options: CallOptions): Promise<ResumeReview>;
  writeLetter(request: LetterRequest, options: CallOptions): Promise<CoverLetterResult>;
  rewriteParagraph(request: ParagraphRequest, options: CallOptions): Promise<string>;
  answerLive(request: LiveAnswerRequest, options: CallOptions): Promise<LiveAnswer>;
  /** The same answer as it grows: every value holds all that is known so far; the last one is whole. */
  streamLive(request: LiveAnswerRequest, options: CallOptions): AsyncIterable<LiveAnswer>;
  describe(): CoachDescription;
}
