import type { LiveTranscriber } from '../../ports/live-transcription.ts';
import { openDeepgramStream } from './deepgram-stream.ts';

export type StreamingSettings = { url: string; apiKey: string | null };

/** What is asked for unless the configured address says otherwise. */
const DEFAULTS = { interim_results: 'true', punctuate: 'true', smart_format: 'true', endpointing: '300' };

function buildUrl(configured: string): string {
  const url = new URL(configured.replace(/^http/, 'ws'));
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Any server that speaks the streaming protocol of Deepgram's `/v1/listen`. */
export function createDeepgramTranscriber({ url, apiKey }: StreamingSettings): LiveTranscriber {
  const address = buildUrl(url);
  const headers: Record<string, string> = apiKey === null ? {} : { authorization: `Token ${apiKey}` };
  return {
    engine: 'streaming-server',
    name: new URL(url).hostname,
    open: (onEvent) => openDeepgramStream({ address, headers, onEvent }),
  };
}
