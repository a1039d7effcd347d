import { useLocation } from 'react-router';
import { hasCode } from '~/api/api-error.ts';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button, ButtonAnchor } from '~/ui/button.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { describeFailure } from './describe-failure.ts';
import { failureMessages } from './messages.ts';

/** A failure in the place where the work was started: what happened, what to do, and the same again where that can help. */
export function FailureAlert({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { pathname } = useLocation();
  const isVisitor = useSession((state) => !state.auth);
  const { message, advice, isSameAgainUseful } = describeFailure(error);
  // The limit is the address's, which an account does not share.
  const isLimited = hasCode(error, 'rate_limited');
  const hasLapsed = hasCode(error, 'not_signed_in') || hasCode(error, 'token_expired');
  // The response may have been lost after the work was done and paid for.
  const isUnitUnknown = !isVisitor && hasCode(error, 'offline');
  const canSignIn = isVisitor && (isLimited || hasLapsed);
  const retry = isSameAgainUseful && (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {failureMessages.retry}
    </Button>
  );
  const signIn = (
    <ButtonAnchor size="sm" href={signInUrl(pathname)}>
      <GoogleMark />
      {failureMessages.signIn}
    </ButtonAnchor>
  );
  return (
    <Alert tone="error" title={title} action={canSignIn ? signIn : retry}>
      {[
        message,
        canSignIn && isLimited ? failureMessages.signInHelps : advice,
        isUnitUnknown ? '' : failureMessages.nothingSpent,
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
