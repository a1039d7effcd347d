import { useDeferredValue } from 'react';
import { useSession } from './session-store.ts';

/**
 * The id of the user whose data is read; null until the profile is loaded. It changes one task after the session, so
 * that the page renders the user first and requests their data next.
 */
export const useUserId = (): string | null =>
  useDeferredValue(useSession((state) => (state.auth ? (state.profile?.sub ?? null) : null)));
