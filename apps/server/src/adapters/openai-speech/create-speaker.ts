import { createOpenAI } from '@ai-sdk/openai';
import { generateSpeech } from 'ai';
import { fetchWithoutRedirects } from '../../fetch-without-redirects.ts';
import type { WatchProvider } from '../../ports/provider-calls.ts';
import type { TextToSpeech } from '../../ports/speech.ts';
import { callProvider } from './call-provider.ts';
import { NO_KEY } from './create-transcriber.ts';
import { detectSpokenType } from './detect-spoken-type.ts';

const SPEAK_TIMEOUT_MS = 30_000;
const DEFAULT_VOICE = 'alloy';

export type SpeakerSettings = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Empty: the protocol's own default voice. */
  voice: string;
  timeoutMs?: number;
};

/** `/audio/speech` of any server that speaks the OpenAI protocol. */
export function createSpeaker(settings: SpeakerSettings, watch: WatchProvider): TextToSpeech {
  const provider = createOpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey ?? NO_KEY,
    fetch: fetchWithoutRedirects,
  });
  const model = provider.speech(settings.model);
  const timeoutMs = settings.timeoutMs ?? SPEAK_TIMEOUT_MS;
  const call = { provider: 'text-to-speech', baseUrl: settings.baseUrl, timeoutMs, watch } as const;

  return {
    name: settings.model,
    engine: 'configured-server',
    synthesize: (text, { signal: outer }) =>
      callProvider({ ...call, signal: outer }, async (abortSignal) => {
        const { audio } = await generateSpeech({
          model,
          text,
          voice: settings.voice || DEFAULT_VOICE,
          outputFormat: 'mp3',
          maxRetries: 0,
          abortSignal,
        });
        const bytes = Buffer.from(audio.uint8Array);
        const mimeType = detectSpokenType(bytes);
        if (mimeType === null) throw new Error('The answer of the speech server is no audio.');
        return { bytes, mimeType };
      }),
  };
}
