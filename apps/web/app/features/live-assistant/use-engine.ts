import type { Capabilities } from '@greenroom/contract/capabilities';
import { useEffect, useState } from 'react';
import { call } from '~/api/client.ts';
import { logQuietly } from '~/lib/log-quietly.ts';

export type LiveEngine = Capabilities['liveTranscription'];

/** What turns the sound into words; null while it is not known. */
export function useEngine(): LiveEngine | null {
  const [engine, setEngine] = useState<LiveEngine | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call('getCapabilities', { signal: leaving.signal })
      .then(({ liveTranscription }) => setEngine(liveTranscription))
      .catch((error: unknown) => leaving.signal.aborted || logQuietly('capabilities', error));
    return () => leaving.abort();
  }, []);
  return engine;
}
