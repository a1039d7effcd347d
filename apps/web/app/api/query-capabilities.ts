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

/** False where nothing is sold: then units are not counted, and nothing speaks of buying. Null until that is known. */
export function useArePaymentsOn(): boolean | null {
  const { data, isPending } = useCapabilities();
  return isPending ? null : data?.payments.provider !== 'off';
}
