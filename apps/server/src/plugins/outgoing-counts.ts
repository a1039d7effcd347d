import type { OutgoingList } from '@greenroom/contract/capabilities';
import type { ProviderCall } from '../ports/provider-calls.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Counts calls to configured providers by host, since the process started. Holds no payload and no person. */
export function createOutgoingCounts(since = new Date()) {
  const calls = new Map<string, OutgoingList['calls'][number]>();
  return {
    note({ provider, host, failure }: ProviderCall): void {
      // An open circuit is the decision not to send.
      if (failure?.kind === 'circuit-open') return;
      const key = `${provider} ${host}`;
      const known = calls.get(key) ?? { provider, host, isThisComputer: LOOPBACK.test(host), count: 0 };
      calls.set(key, { ...known, count: known.count + 1 });
    },
    list: (): OutgoingList => ({ since: since.toISOString(), calls: [...calls.values()] }),
  };
}

export type OutgoingCounts = ReturnType<typeof createOutgoingCounts>;
