import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { useFeedbackLimit } from '../feedback/feedback-limit.ts';
import { retryFeedback } from '../feedback/retry-feedback.ts';
import { discardInterview } from '../save/discard-interview.ts';
import { useSaving } from '../save/use-saving.ts';
import { givenTurns, type Interview, isEmpty } from '../state/interview.ts';
import { forgetInterview, useInterview } from '../state/interview-store.ts';
import { isWaiting } from '../state/turn.ts';
import { AnswerFeedbackList } from './answer-feedback-list.tsx';
import { resultsMessages } from './results-messages.ts';

const countWaiting = (interview: Interview): number => givenTurns(interview).filter(isWaiting).length;

/** Indexes of the answers with a failed assessment. */
const failedIndexes = (interview: Interview): number[] =>
  interview.turns.flatMap((turn, index) => (turn.feedbackStatus === 'failed' ? [index] : []));
const hasScorable = (interview: Interview): boolean =>
  interview.turns.some((turn) => turn.answer && turn.feedbackStatus === 'made');

function retryAll(interviewId: string, indexes: readonly number[]): void {
  for (const index of indexes) retryFeedback(interviewId, index);
}

/** Until when the limit of the day keeps answers from being assessed. A visitor may sign in above. */
function LimitNote() {
  const text = useFeedbackLimit((limit) => limit.text);
  return text !== null && <Alert tone="warning">{text}</Alert>;
}

function WaitingNote({ left }: { left: number }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      {left > 0 && (
        <>
          <Spinner />
          {resultsMessages.waiting(left)}
        </>
      )}
    </p>
  );
}

function FailedFeedback({ interview, failed }: { interview: Interview; failed: number }) {
  return (
    <Alert tone="error" title={resultsMessages.failedTitle}>
      {resultsMessages.failedLead(failed)}{' '}
      {hasScorable(interview) ? resultsMessages.failedHint : resultsMessages.allFailedHint}
    </Alert>
  );
}

function SignedInResults({ interview }: { interview: Interview }) {
  const left = countWaiting(interview);
  const failed = failedIndexes(interview);
  // A result without a single score would cost a unit for nothing.
  const canSave = left > 0 || hasScorable(interview);
  const { save, isSaving, problem, isSavedElsewhere, goToSaved } = useSaving(
    interview,
    left === 0 && failed.length === 0,
  );
  if (isSavedElsewhere) {
    return (
      <>
        <Alert
          tone="warning"
          title={resultsMessages.savedElsewhere}
          action={<Button onClick={goToSaved}>{resultsMessages.seeSaved}</Button>}
        >
          {resultsMessages.savedElsewhereHint}
        </Alert>
        <AnswerFeedbackList interview={interview} />
      </>
    );
  }
  return (
    <>
      <Card tone="raised" className="grid justify-items-start gap-4">
        <h2 className="text-xl">{resultsMessages.viewLead}</h2>
        <WaitingNote left={left} />
        <LimitNote />
        {failed.length > 0 && <FailedFeedback interview={interview} failed={failed.length} />}
        <div className="actions">
          {failed.length > 0 && (
            <Button size="lg" onClick={() => retryAll(interview.id, failed)}>
              {resultsMessages.assessAgain}
            </Button>
          )}
          {canSave && (
            <Button
              size="lg"
              variant={failed.length > 0 ? 'outline' : 'default'}
              disabled={left > 0}
              isBusy={isSaving}
              onClick={save}
            >
              {isSaving ? resultsMessages.saving : resultsMessages.see}
            </Button>
          )}
        </div>
        {problem && (
          <Alert tone="error" title={resultsMessages.saveFailed}>
            {problem} {resultsMessages.saveFailedHint}
          </Alert>
        )}
      </Card>
      {hasScorable(interview) && !isSaving && <AnswerFeedbackList interview={interview} mayRetry />}
    </>
  );
}

function VisitorResults({ interview }: { interview: Interview }) {
  const { pathname } = useLocation();
  return (
    <>
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-xl">{resultsMessages.signInLead}</h2>
        <p className="text-ink-soft">{resultsMessages.signInAdds}</p>
        <WaitingNote left={countWaiting(interview)} />
        <LimitNote />
        <ButtonAnchor role="button" size="lg" href={signInUrl(pathname)}>
          <GoogleMark />
          {resultsMessages.signIn}
        </ButtonAnchor>
      </Card>
      <AnswerFeedbackList interview={interview} mayRetry />
    </>
  );
}

/** Nothing was answered: the interview is not counted, and the next one is a press away. */
function NothingAnswered({ interview }: { interview: Interview }) {
  const { id } = interview;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each interview
  useEffect(() => {
    void discardInterview(interview);
    return () => {
      if (useInterview.getState().interview?.wasDiscarded) forgetInterview();
    };
  }, [id]);
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{resultsMessages.nothing}</p>
      <ButtonLink to="/interview/prepare">{resultsMessages.newInterview}</ButtonLink>
    </Card>
  );
}

/** What comes after the last answer. */
export function ResultsBlock({ interview }: { interview: Interview }) {
  const isSignedIn = useSession((state) => state.auth && state.profile !== null);
  if (isEmpty(interview)) return <NothingAnswered interview={interview} />;
  return isSignedIn ? <SignedInResults interview={interview} /> : <VisitorResults interview={interview} />;
}
