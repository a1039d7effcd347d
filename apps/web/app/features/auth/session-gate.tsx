import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LAPSED_KEY } from '~/api/refresh.ts';
import { useSession } from '~/api/session-store.ts';
import { readLocal } from '~/lib/browser-storage.ts';
import { Alert } from '~/ui/alert.tsx';
import { showToast } from '~/ui/toast.ts';
import { authMessages } from './messages.ts';
import { pathOf, type ReturnState } from './return-state.ts';

/** Draws its screens only once it is known whether someone is signed in (specification, section 2). */
export function SessionGate({ waiting, children }: { waiting: ReactNode; children?: ReactNode }) {
  const isRestoring = useSession((state) => state.isRestoring);
  return isRestoring ? waiting : (children ?? <Outlet />);
}

/**
 * Home keeps where the person wanted to go, so that signing in there leads on to it. Anyone who signed out wanted to
 * go; after a lost session the message says so, instead of asking to sign in "first".
 */
function ToHome() {
  const signInTo = pathOf(useLocation());
  const hasLeft = useSession((state) => state.hasLeft);
  useEffect(() => {
    if (!hasLeft) showToast(readLocal(LAPSED_KEY) === 'true' ? authMessages.lapsed : authMessages.signInFirst);
  }, [hasLeft]);
  return <Navigate to="/" replace state={hasLeft ? null : ({ signInTo } satisfies ReturnState)} />;
}

const ServerIsAway = () => (
  <div className="shell pt-6">
    <Alert tone="warning" title={authMessages.away.title}>
      {authMessages.away.text}
    </Alert>
  </div>
);

type SignedInGateProps = {
  waiting: ReactNode;
  /** Its screen was drawn at build and is while it waits for the person: only what it asks of the server is missing. */
  drawsAtOnce: boolean;
};

/** Sends anyone who is not signed in to Home. */
export function SignedInGate({ waiting, drawsAtOnce }: SignedInGateProps) {
  const isRestoring = useSession((state) => state.isRestoring);
  const isAway = useSession((state) => state.isAway);
  const isGone = useSession((state) => !state.isRestoring && !state.isAway && !state.auth);
  const isKnown = useSession((state) => !state.isRestoring && state.profile !== null);
  if (isGone) return <ToHome />;
  return (
    <div data-restoring={drawsAtOnce && isRestoring ? 'only' : undefined}>
      {isAway && <ServerIsAway />}
      {drawsAtOnce || isKnown ? <Outlet /> : waiting}
    </div>
  );
}
