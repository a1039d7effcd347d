import { useLocation } from 'react-router';
import { signInUrl } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { Alert } from '~/ui/alert.tsx';
import { ButtonAnchor } from '~/ui/button.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { notesMessages } from './messages.ts';

/** The limit of the day is reached: `text` says until when. It is the address's, which an account does not share. */
export function LimitAlert({ text }: { text: string }) {
  const { pathname } = useLocation();
  const isVisitor = useSession((state) => !state.auth);
  const signIn = (
    <ButtonAnchor size="sm" href={signInUrl(pathname)}>
      <GoogleMark />
      {notesMessages.limit.signIn}
    </ButtonAnchor>
  );
  return (
    <Alert tone="warning" action={isVisitor && signIn}>
      {text} {isVisitor && notesMessages.limit.signInHelps}
    </Alert>
  );
}
