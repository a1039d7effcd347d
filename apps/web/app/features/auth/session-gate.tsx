import type { ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router';
import { useSession } from '~/api/session-store.ts';

/** Draws its screens only once it is known whether somebody is signed in (specification, section 2). */
export function SessionGate({ waiting, children }: { waiting: ReactNode; children?: ReactNode }) {
  const isRestoring = useSession((state) => state.isRestoring);
  return isRestoring ? waiting : (children ?? <Outlet />);
}

/** Sends whoever is not signed in to Home. */
export function SignedInGate({ waiting }: { waiting: ReactNode }) {
  const isRestoring = useSession((state) => state.isRestoring);
  const auth = useSession((state) => state.auth);
  const profile = useSession((state) => state.profile);
  if (isRestoring) return waiting;
  if (!auth) return <Navigate to="/" replace />;
  return profile ? <Outlet /> : waiting;
}
