import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useSession } from '~/api/session-store.ts';

/** Draws its screens only once it is known whether somebody is signed in (specification, section 2). */
export function SessionGate({ waiting, children }: { waiting: ReactNode; children?: ReactNode }) {
  const isRestoring = useSession((state) => state.isRestoring);
  return isRestoring ? waiting : (children ?? <Outlet />);
}

type SignedInGateProps = {
  waiting: ReactNode;
  /** Its screen was drawn at build and stands while it waits for the person: only what it asks of the server is missing. */
  drawsAtOnce: boolean;
};

/** Sends whoever is not signed in to Home. */
export function SignedInGate({ waiting, drawsAtOnce }: SignedInGateProps) {
  const isRestoring = useSession((state) => state.isRestoring);
  const auth = useSession((state) => state.auth);
  const profile = useSession((state) => state.profile);
  if (!isRestoring && !auth) return <Navigate to="/" replace />;
  if (!drawsAtOnce) return profile && !isRestoring ? <Outlet /> : waiting;
  return (
    <div data-restoring={isRestoring ? 'only' : undefined}>
      <Outlet />
    </div>
  );
}
