import { DEFAULT_INTERVIEW_OPTIONS } from '@greenroom/contract/constants';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import { skippedEntry } from '~/features/interview/feedback/feedback-entries.ts';
import {
  createInterview,
  type Interview,
  keepDraft,
  keepFeedback,
  markFeedback,
  skipQuestion,
  submitDraft,
  takeQuestions,
} from '~/features/interview/state/interview.ts';
import type { FeedbackStatus } from '~/features/interview/state/turn.ts';

export const ID = '01890a5d-ac96-774b-bcce-b302099a0001';
export const QUESTIONS = ['Why this job?', 'Why now?', 'Why you?'];

const { notScoredReason: _, ...UNSCORED } = skippedEntry();
export const ENTRY: FeedbackEntry = { ...UNSCORED, overallScorePerResponse: 3.5 };
type Outcome = FeedbackStatus | 'skipped';

/** All questions answered and assessed, unless told otherwise. */
export function finishInterview(outcomes: Outcome[] = ['made', 'made', 'made']): Interview {
  let interview = takeQuestions(
    createInterview({ id: ID, roleName: 'Baker', roleDescription: 'Bread.', options: DEFAULT_INTERVIEW_OPTIONS }),
    QUESTIONS,
  );
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome === 'skipped') {
      interview = skipQuestion(interview, index, skippedEntry());
      continue;
    }
    const draft = { text: `Answer ${index}`, wasSpoken: false, durationMs: null };
    interview = submitDraft(keepDraft(interview, index, draft), index);
    interview = outcome === 'made' ? keepFeedback(interview, index, ENTRY) : markFeedback(interview, index, outcome);
  }
  return interview;
}
