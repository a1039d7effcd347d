import dns, { type LookupAddress } from 'node:dns';
import { isInternalAddress } from './internal-addresses.ts';

/** A name that leads to a link-local address or a metadata service. */
class InternalNameError extends Error {
  readonly code = 'EINTERNALNAME';

  constructor(hostname: string) {
    super(`${hostname} resolves to a link-local address or the metadata service of a cloud. It is not called.`);
  }
}

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (hostname: string, ...rest: unknown[]) => void;

const addressesOf = (address: string | LookupAddress[]): string[] =>
  typeof address === 'string' ? [address] : address.map((each) => each.address);

/**
 * From now on no client of this process connects to a name that resolves to a link-local address or a metadata service: a name in the
 * settings of a provider may change after the start. Each connection resolves its name here, whichever library makes it, and connects to
 * the addresses that were checked. The database may be anywhere.
 * @returns the way to undo it
 */
export function refuseInternalNames(databaseUrl: string | null): () => void {
  const databaseHost = databaseUrl === null ? null : new URL(databaseUrl).hostname;
  const original = dns.lookup;
  const guarded: Lookup = (hostname, ...rest) => {
    const callback = rest.pop() as Callback;
    const check: Callback = (error, address, family) => {
      const isRefused = !error && hostname !== databaseHost && addressesOf(address).some(isInternalAddress);
      if (isRefused) callback(new InternalNameError(hostname), []);
      else callback(error, address, family);
    };
    (original as unknown as Lookup)(hostname, ...rest, check);
  };
  dns.lookup = Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(original)) as typeof dns.lookup;
  return () => {
    dns.lookup = original;
  };
}
