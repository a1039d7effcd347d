import '~/features/interview/state/sync-accommodations.ts';
import type { FeedbackEntry } from '@greenroom/contract/feedback';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  practiseInterview,
  practiseQuestions,
  practiseRole,
  practiseSkill,
} from '~/features/interview/prepare-again.ts';
import { heardInFeedback } from '~/features/interview/recordings/heard-in-feedback.ts';
import { LazyAnswerSound } from '~/features/interview/recordings/lazy-answer-sound.tsx';
import { partsOf, useAccommodations } from '~/features/interview/state/accommodations.ts';
import { resultMessages } from '~/features/results/messages.ts';
import { type Again, ResultsReport } from '~/features/results/results-report.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { latePart } from '~/ui/late-part.ts';

const SavedAttempts = latePart(
  async () => (await import('~/features/interview/attempts/saved-attempts.tsx')).SavedAttempts,
);

const heardByFeedback = new WeakMap<FeedbackEntry, ReturnType<typeof heardInFeedback>>();
/** The same lists while the feedback is the same, so that the player does not look for them at each drawing. */
function heardOnce(feedback: FeedbackEntry | null): ReturnType<typeof heardInFeedback> {
  const heard = (feedback && heardByFeedback.get(feedback)) ?? heardInFeedback(feedback);
  if (feedback) heardByFeedback.set(feedback, heard);
  return heard;
}

function prepare(detail: InterviewDetail, again: Again): string {
  if (again === 'role') return practiseRole(detail);
  if (again === 'same') return practiseInterview(detail);
  return 'skill' in again ? practiseSkill(detail, again.skill) : practiseQuestions(detail, [again.question]);
}

export const meta = () => pageMeta(resultMessages.title);
export const ErrorBoundary = RouteError;

export default function Results() {
  const { interviewId = '' } = useParams();
  const navigate = useNavigate();
  const isDeliveryShown = useAccommodations((settings) => partsOf(settings) === 'all');
  const practise = (detail: InterviewDetail, again: Again) => void navigate(prepare(detail, again));
  return (
    <ResultsReport
      key={interviewId}
      interviewId={interviewId}
      onPractise={practise}
      isDeliveryShown={isDeliveryShown}
      soundOf={({ index, attempt, otherAttempts, followUp, feedback }) =>
        // With other attempts its recording is among theirs.
        otherAttempts.length === 0 && (
          <>
            <LazyAnswerSound {...heardOnce(feedback)} interviewId={interviewId} index={index} attempt={attempt} />
            {followUp && (
              <LazyAnswerSound {...heardOnce(feedback)} interviewId={interviewId} index={index} attempt="follow-up" />
            )}
          </>
        )
      }
      attemptsOf={(asked) => (
        <Suspense>
          <SavedAttempts {...asked} />
        </Suspense>
      )}
    />
  );
}
