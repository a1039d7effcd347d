import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { OtherAttempt } from '@greenroom/contract/interview';
import type { Attempt, FollowUp } from '../state/turn.ts';
import { LazyAttemptList } from './lazy-attempt-list.tsx';
import { attemptMessages } from './messages.ts';

type SavedAttemptsProps = {
  interviewId: string;
  index: number;
  answer: string;
  feedback: FeedbackEntry | null;
  attempt: number;
  followUp: FollowUp | null;
  otherAttempts: readonly OtherAttempt[];
};

/** The attempts at a question of a saved interview. */
export function SavedAttempts({
  interviewId,
  index,
  answer,
  feedback,
  attempt,
  followUp,
  otherAttempts,
}: SavedAttemptsProps) {
  const saved = [{ attempt, answer, feedback, followUp }, ...otherAttempts];
  const attempts = saved.map(
    (each): Attempt => ({
      number: each.attempt,
      answer: each.answer,
      durationMs: null,
      feedback: each.feedback,
      feedbackStatus: each.feedback ? 'made' : 'failed',
      selfRating: null,
      followUp: each.followUp ?? null,
    }),
  );
  attempts.sort((left, right) => left.number - right.number);
  return (
    <div className="mt-6 grid gap-3">
      <h4 className="font-semibold text-base text-ink">{attemptMessages.heading}</h4>
      <LazyAttemptList interviewId={interviewId} index={index} attempts={attempts} counted={attempt} />
    </div>
  );
}
