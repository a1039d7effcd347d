import { useLocation } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import type { Notice } from '~/features/live-assistant/engine/live-state.ts';
import { Alert } from '~/ui/alert.tsx';
import { ButtonAnchor } from '~/ui/button.tsx';
import { liveMessages } from '../messages.ts';

/** The matter of a session. At the limit of the day a visitor is offered to sign in: an account does not share it. */
export function SessionNotice({ notice }: { notice: Notice }) {
  const { pathname } = useLocation();
  const isVisitor = useSession(({ auth }) => !auth);
  const canSignIn = notice.isLimit === true && isVisitor;
  const signIn = (
    <ButtonAnchor size="sm" href={signInUrl(pathname)}>
      {liveMessages.limit.signIn}
    </ButtonAnchor>
  );
  return (
    <Alert tone={notice.tone} action={canSignIn && signIn}>
      {notice.text} {notice.hint} {canSignIn && liveMessages.limit.signInHelps}
    </Alert>
  );
}
