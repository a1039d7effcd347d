import { useDeferredValue } from 'react';
import { useSession } from './session-store.ts';

/**
 * The person whose things are read; null until somebody is signed in and their profile is there. It follows the session: the page says
 * first who is here, and asks for what is theirs after that, in a turn of its own.
 */
export const useUserId = (): string | null =>
  useDeferredValue(useSession((state) => (state.auth ? (state.profile?.sub ?? null) : null)));
