import type { LiveTranscriber } from '../../ports/live-transcription.ts';
import type { ProviderCall, WatchProvider } from '../../ports/provider-calls.ts';
import { openDeepgramStream } from './deepgram-stream.ts';

export type StreamingSettings = { url: string; apiKey: string | null };

/** The defaults, unless the configured address overrides them. */
const DEFAULTS = { interim_results: 'true', punctuate: 'true', smart_format: 'true', endpointing: '300' };

function buildUrl(configured: string): string {
  const url = new URL(configured.replace(/^http/, 'ws'));
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Any server that speaks the streaming protocol of Deepgram's `/v1/listen`. */
export function createDeepgramTranscriber({ url, apiKey }: StreamingSettings, watch: WatchProvider): LiveTranscriber {
  const address = buildUrl(url);
  const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Token ${apiKey}` };
  const { host, hostname } = new URL(url);
  const onOutcome = (failure: ProviderCall['failure']) => watch({ provider: 'live-transcription', host, failure });
  return {
    engine: 'streaming-server',
    name: hostname,
    open: (onEvent) => openDeepgramStream({ address, headers, onEvent, onOutcome }),
  };
}
