import type { Profile } from '@greenroom/contract/auth';
import { keepsNothing, readLocal, writeLocal } from '~/lib/browser-storage.ts';
import { interviewCopy } from '~/lib/interview-copy.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { waitForServer } from '~/lib/wait-for-server.ts';
import { errorOfResponse, hasCode } from './api-error.ts';
import { call, request } from './client.ts';
import { isSessionOver, LAPSED_KEY, renewToken, STATE_KEY, signOutLocally } from './refresh.ts';
import {
  chooseToLeave,
  finishSession,
  resetAuth,
  resolvePerson,
  type SessionState,
  takePersonOf,
  takeUpSession,
  updateAuth,
  updateAway,
  updateProfile,
  useSession,
} from './session-store.ts';

/** Pause between two requests for the profile while the server does not answer. */
export const PROFILE_POLL_MS = 1000;

const forgetters = new Set<() => void>();

/** Registers what this browser keeps of a person, to be cleared when they sign out. */
export function onSignOut(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isSignedIn = ({ auth, token }: SessionState): boolean => auth || token !== null;

/**
 * The profile; while it does not come, it is asked for again every second as long as someone is signed in. Null when no
 * one is.
 */
async function fetchProfile(): Promise<Profile | null> {
  while (isSignedIn(useSession.getState()) && !useSession.getState().profile) {
    try {
      return await call('getProfile');
    } catch (error) {
      logQuietly('profile', error);
      if (hasCode(error, 'not_signed_in')) return null;
      await pause(PROFILE_POLL_MS);
    }
  }
  return useSession.getState().profile;
}

/** Loads the profile, however often it has to be asked for. */
export async function loadProfile(fetching = fetchProfile()): Promise<void> {
  const profile = await fetching;
  if (profile && isSignedIn(useSession.getState())) updateProfile(profile);
}

/** A browser that keeps nothing does not remember it either: then the cookie is asked. */
const mayBeSignedIn = (): boolean => readLocal(STATE_KEY) === 'true' || keepsNothing();

/**
 * At the start of a page: restores a stored session by its cookie before the first render.
 * @param isBackFromPayment tries it regardless of the stored state
 * @param whenReady resolves when the page can apply the result; the request starts at once
 */
export async function restoreSession(isBackFromPayment = false, whenReady = Promise.resolve()): Promise<void> {
  try {
    if (!useSession.getState().auth && (isBackFromPayment || mayBeSignedIn())) {
      await renewToken('silentLogin');
      const fetching = fetchProfile();
      void fetching.then((profile) => profile && resolvePerson(profile.sub));
      const profile = await Promise.race([fetching, pause(PROFILE_POLL_MS * 3)]);
      await whenReady;
      takeUpSession(profile ?? null);
      if (!profile) void loadProfile(fetching);
    }
  } catch (error) {
    const isExpected = readLocal(STATE_KEY) === 'true';
    if (isExpected && isSessionOver(error)) signOutLocally(true);
    else if (isExpected) void restoreOnceServerIsBack();
  } finally {
    await whenReady;
    finishSession();
  }
}

/** A server that is away has not ended the session: asks until it says. */
async function restoreOnceServerIsBack(): Promise<void> {
  updateAway(true);
  for (let tries = 0; useSession.getState().isAway; tries += 1) {
    await waitForServer(tries);
    try {
      await renewToken('silentLogin');
      updateAuth(true);
      updateAway(false);
      await loadProfile();
    } catch (error) {
      if (!isSessionOver(error)) continue;
      signOutLocally(true);
      updateAway(false);
    }
  }
}

// The session of this browser has become another person's, by a sign-in in another tab.
useSession.subscribe(({ auth, profile }, before) => {
  if (auth && !profile && before.profile) void loadProfile();
});

/** Resolves once the start of the page has found out who was here. */
const whenRestored = (): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ isRestoring }: SessionState) => {
      if (isRestoring) return;
      stop();
      resolve();
    };
    const stop = useSession.subscribe(look);
    look(useSession.getState());
  });

/** Finishes a sign-in with what the provider sent back. Returns the path to open next. */
export async function finishSignIn(query: { token: string; state: string; iss?: string }): Promise<string> {
  // Waits for a restore in progress, which would otherwise overwrite the new profile and cookie.
  await whenRestored();
  const response = await request('login', { query });
  if (!response.ok) throw await errorOfResponse(response);
  const { data } = (await response.json()) as { data: string };
  takePersonOf(data);
  updateAuth(true);
  writeLocal(STATE_KEY, 'true');
  await loadProfile();
  finishSession();
  return response.headers.get('x-return-to') ?? '/';
}

function forgetPerson(): void {
  // Its store may not be loaded on this screen.
  interviewCopy.remove();
  for (const forget of forgetters) forget();
}

/** Signs out here and, by the stored state, in the other tabs. It works even if the server does not answer. */
export async function logout(): Promise<void> {
  chooseToLeave();
  try {
    const response = await request('logout');
    if (!response.ok) throw await errorOfResponse(response);
  } catch (error) {
    logQuietly('logout', error);
  }
  signOutLocally(false);
  forgetPerson();
}

/**
 * Follows the other tabs: signing out in one ends all, signing in in one is taken up when it is next restored. A session that lapsed
 * takes nothing away.
 * @param onLeft called when the user signs out in another tab
 */
export function followOtherTabs(onLeft: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== STATE_KEY || event.newValue !== 'false') return;
    if (readLocal(LAPSED_KEY) === 'true') return resetAuth();
    const { auth } = useSession.getState();
    chooseToLeave();
    resetAuth();
    forgetPerson();
    if (auth) onLeft();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Where the browser goes to sign in; it comes back to the screen it left. A page drawn at build has a slash at the end of its path. */
export const signInUrl = (returnTo: string): string =>
  `/api/v1/auth/start?returnTo=${encodeURIComponent(returnTo.replace(/(?<=.)\/(?=[?#]|$)/, ''))}`;
