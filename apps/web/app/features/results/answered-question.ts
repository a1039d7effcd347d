import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { OtherAttempt } from '@greenroom/contract/interview';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';

/** A question of an interview with all that belongs to it. `index` counts from 0. */
export type AnsweredQuestion = {
  interviewId: string;
  index: number;
  question: string;
  answer: string;
  enhancedAnswer: string | null;
  feedback: FeedbackEntry | null;
  /** Number of the attempt that counts, from 0. */
  attempt: number;
  otherAttempts: readonly OtherAttempt[];
  /** What the person said of the answer before the feedback, 1 to 5. */
  selfRating: number | null;
  /** The follow-up on the answer, and where its answer begins in `answer`. */
  followUp: { question: string; start: number | null } | null;
};

/** The questions of a completed interview, in the order in which they were asked; null while it is not saved. */
export function answeredQuestions(detail: InterviewDetail): AnsweredQuestion[] | null {
  const { interviewTranscript: transcript, feedbackTranscript: feedback, enhancedAnswers } = detail;
  if (transcript === null || typeof transcript === 'string') return null;
  const entries = feedback === null || typeof feedback === 'string' ? [] : feedback.feedbackEntries;
  return transcript.responseCollection.map(
    ({ question, answer, attempt = 0, otherAttempts = [], selfRating = null, followUp = null }, index) => ({
      interviewId: detail._id,
      index,
      question,
      answer,
      enhancedAnswer: enhancedAnswers[String(index)] ?? null,
      feedback: entries[index] ?? null,
      attempt,
      otherAttempts,
      selfRating,
      followUp,
    }),
  );
}
