import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { followOtherTabs, restoreSession } from '~/api/session.ts';
import { useSession } from '~/api/session-store.ts';
import { finishRestoring, isRestoring } from '~/input-replay/restoring.ts';
import { takeRestoreFlag } from '~/lib/restore-flag.ts';
import { showToast } from '~/ui/toast.ts';
import { prepareMemberCorner } from './account-corner.tsx';
import { authMessages } from './messages.ts';

const CALLBACK_PATH = '/auth/callback';
const isBuild = import.meta.env.SSR;
const isBackFromPayment = !isBuild && takeRestoreFlag(Date.now());
/** React has taken up the page. What it hears in the middle of that, it draws at once and in one piece, which a telephone feels. */
const { promise: isTakenUp, resolve: takeUp } = Promise.withResolvers<void>();
/** As long as app.css hides the page: a page that failed to hydrate is notified too. */
const GIVE_UP_MS = 8000;
if (!isBuild) setTimeout(takeUp, GIVE_UP_MS);
/** Under way before React draws anything, in its own task: the screens of anyone who is signed in wait for it. */
const restored = isBuild ? null : Promise.resolve().then(() => restoreSession(isBackFromPayment, isTakenUp));

if (!isBuild && isRestoring()) setTimeout(prepareMemberCorner);

/** Without a word, the page would seem to have forgotten someone who did nothing. */
const notifyOfLapse = (): (() => void) =>
  useSession.subscribe(({ auth, hasLeft }, before) => {
    if (before.auth && !auth && !hasLeft) showToast(authMessages.lapsed);
  });

/** Unless they do so in this tab, of which they know. */
const notifyOfOtherPerson = (): (() => void) =>
  useSession.subscribe(({ auth, profile }, before) => {
    if (auth && before.profile && !profile && location.pathname !== CALLBACK_PATH)
      showToast(authMessages.anotherPerson);
  });

/**
 * Shows the page once it is known who is here, leads anyone who comes back from a checkout to /upgrade, and follows the
 * other tabs.
 */
export function useSessionStart(): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, whatever becomes of the router's function
  useEffect(() => {
    setTimeout(takeUp);
    void restored?.then(() => {
      finishRestoring();
      // A checkout comes back to Home; anyone who opened another page in the meantime wanted that page.
      if (!isBackFromPayment || location.pathname !== '/' || !useSession.getState().auth) return;
      void navigate('/upgrade', { replace: true });
    });
    const stops = [
      followOtherTabs(() => showToast(authMessages.leftElsewhere)),
      notifyOfLapse(),
      notifyOfOtherPerson(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
