import type { FeedbackEntry } from '@greenroom/contract/feedback';

/** What of the feedback on an answer can be marked in its recording. */
export const heardInFeedback = (feedback: FeedbackEntry | null) => ({
  quotes: feedback?.evidence.map(({ quote }) => quote),
  fillers: feedback?.delivery?.fillers,
});
