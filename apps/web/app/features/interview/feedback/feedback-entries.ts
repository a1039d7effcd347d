import type { FeedbackEntry, NotScoredReason } from '@greenroom/contract/feedback';
import { entryMessages } from '../messages.ts';
import type { Attempt } from '../state/turn.ts';

/** An entry for an answer that no one could judge: no number anywhere, and the reason. */
function unscoredEntry(reason: NotScoredReason, overallFeedbackPerResponse: string): FeedbackEntry {
  return {
    overallScorePerResponse: null,
    overallFeedbackPerResponse,
    skillsScore: {
      communicationScore: null,
      teamworkScore: null,
      problemSolvingScore: null,
      adaptabilityScore: null,
      creativityScore: null,
      leadershipScore: null,
    },
    skillsFeedback: {
      communicationFeedback: '',
      teamworkFeedback: '',
      problemSolvingFeedback: '',
      adaptabilityFeedback: '',
      creativityFeedback: '',
      leadershipFeedback: '',
    },
    notScoredReason: reason,
    nextSteps: [],
    concerns: [],
    evidence: [],
    scoredBy: 'built-in-coach',
  };
}

export const skippedEntry = (): FeedbackEntry => unscoredEntry('skipped', entryMessages.skipped);

/** What is saved of an answer: its feedback, or that there is none. A failure is never papered over with a number. */
export const entryOf = (attempt: Attempt): FeedbackEntry =>
  attempt.feedback ?? unscoredEntry('unavailable', entryMessages.unavailable);
