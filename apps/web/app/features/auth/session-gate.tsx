import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useNavigate } from 'react-router';
import { followOtherTabs, restoreSession } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { takeRestoreFlag } from '~/lib/restore-flag.ts';

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

/** Restores the session once a page is there, leads whoever comes back from a checkout to /upgrade, and follows the other tabs. */
export function useSessionStart(): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, whatever becomes of the router's function
  useEffect(() => {
    const isBackFromPayment = takeRestoreFlag(Date.now());
    void restoreSession(isBackFromPayment).then(() => {
      // A checkout comes back to Home; whoever opened another page meanwhile wanted that page.
      if (!isBackFromPayment || location.pathname !== '/' || !useSession.getState().auth) return;
      void navigate('/upgrade', { replace: true });
    });
    return followOtherTabs();
  }, []);
}
