import { useSession } from './session-store.ts';

/** The person whose things are read; null until somebody is signed in and their profile is there. */
export const useUserId = (): string | null => useSession((state) => (state.auth ? (state.profile?.sub ?? null) : null));
