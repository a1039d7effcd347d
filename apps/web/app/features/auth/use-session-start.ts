import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { followOtherTabs, restoreSession } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { takeRestoreFlag } from '~/lib/restore-flag.ts';
import { finishRestoring } from '~/lib/restoring.ts';

const isBuild = import.meta.env.SSR;
const isBackFromPayment = !isBuild && takeRestoreFlag(Date.now());
/** Under way before React draws anything, in a turn of its own: the screens of whoever is signed in wait for it. */
const restored = isBuild ? null : Promise.resolve().then(() => restoreSession(isBackFromPayment));

/** Shows the page once it is known who is here, leads whoever comes back from a checkout to /upgrade, and follows the other tabs. */
export function useSessionStart(): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, whatever becomes of the router's function
  useEffect(() => {
    void restored?.then(() => {
      finishRestoring();
      // A checkout comes back to Home; whoever opened another page meanwhile wanted that page.
      if (!isBackFromPayment || location.pathname !== '/' || !useSession.getState().auth) return;
      void navigate('/upgrade', { replace: true });
    });
    return followOtherTabs();
  }, []);
}
