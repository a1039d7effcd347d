import type { Profile } from '@greenroom/contract/auth';
import { create } from 'zustand';
import { subjectOf } from './token-subject.ts';

export type SessionState = {
  /** True while a user is signed in. */
  auth: boolean;
  token: string | null;
  profile: Profile | null;
  /** True until the session is restored or known to be absent. Signed-in screens wait for it. */
  isRestoring: boolean;
  /** True while a stored session cannot be confirmed because the server does not answer. The request is retried. */
  isAway: boolean;
  /** Whether the person chose to go, here or in another tab: they are not led back to where they were. */
  hasLeft: boolean;
};

const signedOut = { auth: false, token: null, profile: null };

/** Who is signed in, in this tab. The token lives in memory only; the refresh cookie outlives the tab. */
export const useSession = create<SessionState>(() => ({
  ...signedOut,
  isRestoring: true,
  isAway: false,
  hasLeft: false,
}));

export const updateAuth = (auth: boolean): void => useSession.setState({ auth });
/** Switches to the user of the token. True if it is another user; the data of the first is dropped. */
export function takePersonOf(token: string): boolean {
  const { profile } = useSession.getState();
  const subject = subjectOf(token);
  const isAnother = profile !== null && subject !== null && subject !== profile.sub;
  useSession.setState({ token, ...(isAnother ? { auth: true, profile: null } : {}) });
  return isAnother;
}
export const updateProfile = (profile: Profile): void => useSession.setState({ profile });
export const resetAuth = (): void => useSession.setState(signedOut);
export const updateAway = (isAway: boolean): void => useSession.setState({ isAway });
/** To be called before the session ends, so that what hears of the end knows. */
export const chooseToLeave = (): void => useSession.setState({ hasLeft: true });

const person = Promise.withResolvers<string>();
/**
 * Resolves with the id of the user who is signed in when the page starts, so that their data can be requested during
 * hydration. Never settles for a visitor.
 */
export const whenPersonIsKnown: Promise<string> = person.promise;
export const resolvePerson = (userId: string): void => person.resolve(userId);

/** Applies the restored session in one update, so that components render once. A sign-out in between wins. */
export const takeUpSession = (profile: Profile | null): void =>
  useSession.setState(({ token }) =>
    token === null ? { isRestoring: false } : { auth: true, profile, isRestoring: false },
  );
export const finishSession = (): void => useSession.setState({ isRestoring: false });

/** The id that every call about a person's own things takes. */
export const currentUserId = (): string | null => useSession.getState().profile?.sub ?? null;

/** The same, once it is known whether someone is signed in and who; null for a visitor. */
export function findUserId(): Promise<string | null> {
  return new Promise((resolve) => {
    const look = ({ isRestoring, auth, profile }: SessionState) => {
      if (isRestoring || (auth && !profile)) return;
      stop();
      resolve(profile?.sub ?? null);
    };
    const stop = useSession.subscribe(look);
    look(useSession.getState());
  });
}
