import { useLocation } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { useSaving } from '../save/use-saving.ts';
import { givenTurns, type Interview } from '../state/interview.ts';
import { resultsWords } from '../words.ts';
import { AnswerFeedbackList } from './answer-feedback-list.tsx';

const countWaiting = (interview: Interview): number =>
  givenTurns(interview).filter((turn) => turn.feedbackStatus === 'waiting').length;

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

function SignedInResults({ interview }: { interview: Interview }) {
  const left = countWaiting(interview);
  const { save, isSaving, problem, isSavedElsewhere, goToSaved } = useSaving(interview, left === 0);
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
    <Card tone="raised" className="grid justify-items-start gap-4">
      <h2 className="text-xl">{resultsWords.viewLead}</h2>
      <WaitingNote left={left} />
      <Button size="lg" disabled={left > 0} isBusy={isSaving} onClick={save}>
        {isSaving ? resultsWords.saving : resultsWords.see}
      </Button>
      {problem && (
        <Alert tone="error" title={resultsWords.saveFailed}>
          {problem} {resultsWords.saveFailedHint}
        </Alert>
      )}
    </Card>
  );
}

function VisitorResults({ interview }: { interview: Interview }) {
  const { pathname } = useLocation();
  return (
    <>
      <Card className="grid justify-items-start gap-4">
        <h2 className="text-xl">{resultsWords.signInLead}</h2>
        <WaitingNote left={countWaiting(interview)} />
        <ButtonAnchor role="button" size="lg" href={signInUrl(pathname)}>
          {resultsWords.signIn}
        </ButtonAnchor>
      </Card>
      <AnswerFeedbackList interview={interview} />
    </>
  );
}

/** What comes after the last answer. */
export function ResultsBlock({ interview }: { interview: Interview }) {
  const isSignedIn = useSession((state) => state.auth && state.profile !== null);
  if (givenTurns(interview).length === 0) {
    return (
      <Card className="grid justify-items-start gap-4">
        <p>{resultsWords.nothing}</p>
        <ButtonLink to="/interview/prepare">{resultsWords.newInterview}</ButtonLink>
      </Card>
    );
  }
  return isSignedIn ? <SignedInResults interview={interview} /> : <VisitorResults interview={interview} />;
}
