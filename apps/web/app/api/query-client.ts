import { QueryClient } from '@tanstack/react-query';
import { canHelpToRetry, isAskedTooOften } from './can-help-to-retry.ts';
import { useSession } from './session-store.ts';

const MOST_RETRIES = 2;

/** Only what may go well the next time is asked again: not a 404, not a limit that has been reached. */
const isWorthRetrying = (error: unknown): boolean => canHelpToRetry(error) && !isAskedTooOften(error);

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

// Nothing of a person stays in memory after they signed out or another took their place, however that came about.
useSession.subscribe((state, before) => {
  if ((before.auth && !state.auth) || (before.profile && !state.profile)) queryClient.clear();
});
