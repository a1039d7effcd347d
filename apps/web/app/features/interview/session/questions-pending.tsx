import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useCapabilities } from '~/api/query-capabilities.ts';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonAnchor } from '~/ui/button.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '~/ui/skeleton.tsx';
import { sessionMessages } from '../messages.ts';
import type { QuestionsProblem } from './use-questions.ts';

/** The built-in coach alone has answered by then, and on a busy machine the room needs another second to appear. */
const MODEL_MS = 2000;
/** A model that answers has done so by then. */
const LONG_MS = 6000;

/** Says what is waited for: empty places alone look as if nothing were to come. */
function LongWait() {
  const hasModel = useCapabilities().data?.coach.kind === 'language-model';
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), hasModel ? MODEL_MS : LONG_MS);
    return () => clearTimeout(timer);
  }, [hasModel]);
  return isLong && <p className="text-ink-soft">{sessionMessages[hasModel ? 'waitForModel' : 'loadingLong']}</p>;
}

/** The room while the questions are on their way, in the places where they will be. */
export function QuestionsLoading({ count }: { count: number }) {
  return (
    <LoadingRegion label={sessionMessages.loading}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid gap-5">
          <LongWait />
          <Skeleton className="h-8 w-48" />
          <div className="max-w-[38rem] rounded-lg rounded-tl-sm bg-surface p-5 shadow-card">
            <SkeletonText lines={4} />
          </div>
          <div className="grid justify-items-center gap-4 rounded-xl bg-surface p-6 shadow-card">
            <div aria-hidden className="size-20 animate-breathe rounded-full bg-line" />
            <Skeleton className="h-5 w-40" />
          </div>
        </div>
        <div className="grid gap-2">
          <Skeleton className="mb-3 h-11 w-56" />
          {Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity
            <div key={place} className="rounded-lg bg-sunken/60 px-4 py-4">
              <SkeletonText lines={2} />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

export function QuestionsFailed({ problem, onRetry }: { problem: QuestionsProblem; onRetry: () => void }) {
  const { pathname } = useLocation();
  const isVisitor = useSession((state) => !state.auth);
  const canSignIn = isVisitor && problem.isLimit;
  return (
    <Alert
      tone="error"
      title={sessionMessages.questionsFailed}
      action={
        canSignIn ? (
          <ButtonAnchor href={signInUrl(pathname)}>
            <GoogleMark />
            {sessionMessages.signIn}
          </ButtonAnchor>
        ) : (
          <Button variant="outline" onClick={onRetry}>
            {sessionMessages.retry}
          </Button>
        )
      }
    >
      {problem.text} {canSignIn && sessionMessages.signInHelps}
    </Alert>
  );
}
