import { ERRORS } from '@greenroom/contract/errors';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { useSession } from './session-store.ts';

const MOST_RETRIES = 2;

/** Only what may go well the next time is asked again: not a 404, not a limit that has been reached. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'rate_limited') return false;
  return error.code === 'offline' || ERRORS[error.code].retryable;
}

/** Everything that screens have read from the server, in this tab. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MOST_RETRIES && isWorthRetrying(error),
      // The client itself says `offline` at once: waiting in silence would look like loading.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Nothing of a person stays in memory after they signed out, however that came about.
useSession.subscribe((state, before) => {
  if (before.auth && !state.auth) queryClient.clear();
});
