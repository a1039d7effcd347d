import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

const capabilitiesOptions = queryOptions({
  queryKey: queryKeys.capabilities(),
  queryFn: ({ signal }) => call('getCapabilities', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What this server can do. It does not change while a page is open. */
export const useCapabilities = () => useQuery(capabilitiesOptions, queryClient);

/** False where nothing is sold: then units are not counted, and nothing speaks of buying. Null until that is known. */
export function useArePaymentsOn(): boolean | null {
  const { data, isPending } = useCapabilities();
  return isPending ? null : data?.payments.provider !== 'off';
}

/** The same for decisions before the first render. Assumes payments if the server does not answer. */
export async function findArePaymentsOn(): Promise<boolean> {
  const capabilities = await queryClient.fetchQuery(capabilitiesOptions).catch(() => null);
  return capabilities?.payments.provider !== 'off';
}
