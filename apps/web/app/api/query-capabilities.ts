import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

/** What this server can do. It does not change while a page is open. */
export function useCapabilities() {
  return useQuery(
    {
      queryKey: queryKeys.capabilities(),
      queryFn: ({ signal }) => call('getCapabilities', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
}

/** False once it is known that nothing is sold here: then units are not counted. */
export function useArePaymentsOn(): boolean {
  return useCapabilities().data?.payments.provider !== 'off';
}
