import type { Profile } from '@greenroom/contract/auth';
import { create } from 'zustand';

export type SessionState = {
  /** Whether somebody is signed in. */
  auth: boolean;
  token: string | null;
  profile: Profile | null;
  /** True until it is known whether somebody is signed in: signed-in screens wait for it. */
  isRestoring: boolean;
};

const signedOut = { auth: false, token: null, profile: null };

/** Who is signed in, in this tab. The token lives in memory only; the refresh cookie outlives the tab. */
export const useSession = create<SessionState>(() => ({ ...signedOut, isRestoring: true }));

export const updateAuth = (auth: boolean): void => useSession.setState({ auth });
export const updateToken = (token: string): void => useSession.setState({ token });
export const updateProfile = (profile: Profile): void => useSession.setState({ profile });
export const resetAuth = (): void => useSession.setState(signedOut);
export const finishSession = (): void => useSession.setState({ isRestoring: false });

/** The id that every call about a person's own things takes. */
export const currentUserId = (): string | null => useSession.getState().profile?.sub ?? null;

/** The same, once it is known whether somebody is signed in and who; null for a visitor. */
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
