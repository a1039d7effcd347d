import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { retryFeedback } from '../feedback/retry-feedback.ts';
import { discardInterview } from '../save/discard-interview.ts';
import { useSaving } from '../save/use-saving.ts';
import { givenTurns, type Interview, isEmpty } from '../state/interview.ts';
import { forgetInterview, useInterview } from '../state/interview-store.ts';
import { isWaiting } from '../state/turn.ts';
import { AnswerFeedbackList } from './answer-feedback-list.tsx';
import { resultsWords } from './results-messages.ts';

const countWaiting = (interview: Interview): number => givenTurns(interview).filter(isWaiting).length;

/** Indexes of the answers with a failed assessment. */
const failedIndexes = (interview: Interview): number[] =>
  interview.turns.flatMap((turn, index) => (turn.feedbackStatus === 'failed' ? [index] : []));
const hasScorable = (interview: Interview): boolean =>
  interview.turns.some((turn) => turn.answer && turn.feedbackStatus === 'made');

function retryAll(interviewId: string, indexes: readonly number[]): void {
  for (const index of indexes) retryFeedback(interviewId, index);
}

function WaitingNote({ left }: { left: number }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ink-soft">
      {left > 0 && (
        <>
          <Spinner />
          {resultsWords.waiting(left)}
        </>
      )}
    </p>
  );
}

function FailedFeedback({ interview, failed }: { interview: Interview; failed: number }) {
  return (
    <Alert tone="error" title={resultsWords.failedTitle}>
      {resultsWords.failedLead(failed)} {hasScorable(interview) ? resultsWords.failedHint : resultsWords.allFailedHint}
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
          title={resultsWords.savedElsewhere}
          action={<Button onClick={goToSaved}>{resultsWords.seeSaved}</Button>}
        >
          {resultsWords.savedElsewhereHint}
        </Alert>
        <AnswerFeedbackList interview={interview} />
      </>
    );
  }
  return (
    <>
      <Card tone="raised" className="grid justify-items-start gap-4">
        <h2 className="text-xl">{resultsWords.viewLead}</h2>
        <WaitingNote left={left} />
        {failed.length > 0 && <FailedFeedback interview={interview} failed={failed.length} />}
        <div className="actions">
          {failed.length > 0 && (
            <Button size="lg" onClick={() => retryAll(interview.id, failed)}>
              {resultsWords.assessAgain}
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
              {isSaving ? resultsWords.saving : resultsWords.see}
            </Button>
          )}
        </div>
        {problem && (
          <Alert tone="error" title={resultsWords.saveFailed}>
            {problem} {resultsWords.saveFailedHint}
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
        <h2 className="text-xl">{resultsWords.signInLead}</h2>
        <p className="text-ink-soft">{resultsWords.signInAdds}</p>
        <WaitingNote left={countWaiting(interview)} />
        <ButtonAnchor role="button" size="lg" href={signInUrl(pathname)}>
          {resultsWords.signIn}
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
      <p>{resultsWords.nothing}</p>
      <ButtonLink to="/interview/prepare">{resultsWords.newInterview}</ButtonLink>
    </Card>
  );
}

/** What comes after the last answer. */
export function ResultsBlock({ interview }: { interview: Interview }) {
  const isSignedIn = useSession((state) => state.auth && state.profile !== null);
  if (isEmpty(interview)) return <NothingAnswered interview={interview} />;
  return isSignedIn ? <SignedInResults interview={interview} /> : <VisitorResults interview={interview} />;
}
