import type { AddressInfo } from 'node:net';
import type { SpeechToText } from '../../../apps/server/src/ports/speech.ts';
import { buildTestApp } from '../../../apps/server/src/testing/test-app.ts';

const ATTEMPTS = 2;

export type Heard = { heard: string; hearingMs: number };
export type Listener = {
  /** What `POST /ai/stt` makes of a recording; null when the recogniser ran out of its time. @throws Error for any other failure */
  hear(wav: Uint8Array): Promise<Heard | null>;
  stop(): Promise<void>;
};

/** Hears over HTTP: through the Greenroom at `url`, or else through one of this process with the given recogniser. */
export async function startListener(recogniser: SpeechToText, url: string | undefined): Promise<Listener> {
  const own = url === undefined ? await buildTestApp({ ports: { speechToText: recogniser } }) : null;
  await own?.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = own ? `http://127.0.0.1:${(own.app.server.address() as AddressInfo).port}` : url;
  return {
    hear: (wav) => ask(new URL('/api/v1/ai/stt', origin), wav, ATTEMPTS),
    stop: async () => own?.close(),
  };
}

/** On a machine that is busy with something else the recogniser may run out of its time: it is asked once more. */
async function ask(address: URL, wav: Uint8Array, attemptsLeft: number): Promise<Heard | null> {
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'answer.wav');
  const started = performance.now();
  const response = await fetch(address, { method: 'POST', body: form });
  const reply = await response.json();
  if (response.ok) return { heard: reply.data, hearingMs: performance.now() - started };
  if (reply.error?.code !== 'provider_timeout') throw new Error(`POST /ai/stt: ${JSON.stringify(reply)}`);
  return attemptsLeft > 1 ? ask(address, wav, attemptsLeft - 1) : null;
}
