import { createOpenAI } from '@ai-sdk/openai';
import { restoreText } from '@greenroom/coach/text/restore-sentences';
import { transcribe } from 'ai';
import { AppError } from '../../app-error.ts';
import type { WatchProvider } from '../../ports/provider-calls.ts';
import type { SpeechToText } from '../../ports/speech.ts';
import { callProvider } from './call-provider.ts';
import { sendWhole } from './send-whole.ts';

/** A three-minute recording takes a server without a graphics card about half a minute. */
const TRANSCRIBE_TIMEOUT_MS = 60_000;

export type TranscriberSettings = { baseUrl: string; apiKey: string | null; model: string; timeoutMs?: number };

/** Servers of one's own often want no key, but the SDK does. */
export const NO_KEY = 'none';

/** `/audio/transcriptions` of any server that speaks the OpenAI protocol. */
export function createTranscriber(settings: TranscriberSettings, watch: WatchProvider): SpeechToText {
  const provider = createOpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? NO_KEY,
    fetch: sendWhole,
  });
  const model = provider.transcription(settings.model);
  const timeoutMs = settings.timeoutMs ?? TRANSCRIBE_TIMEOUT_MS;
  const call = { provider: 'speech-to-text', baseUrl: settings.baseUrl, timeoutMs, watch } as const;

  return {
    name: settings.model,
    engine: 'configured-server',
    transcribe: (audio, { signal: outer, languageTag }) =>
      callProvider({ ...call, signal: outer }, async (abortSignal) => {
        // The protocol takes the language alone: `en`, not `en-US`.
        const language = languageTag?.split('-')[0]?.toLowerCase();
        const { text } = await transcribe({
          model,
          audio: audio.bytes,
          maxRetries: 0,
          abortSignal,
          ...(language ? { providerOptions: { openai: { language } } } : {}),
        });
        if (text.trim() === '') throw new AppError('speech_not_understood');
        return { text: restoreText(text.trim()) };
      }),
  };
}
