import { createOpenAI } from '@ai-sdk/openai';
import { restoreText } from '@greenroom/coach/text/restore-sentences';
import { APICallError, transcribe } from 'ai';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { WatchProvider } from '../../ports/provider-calls.ts';
import type { SpeechToText, TimedWord } from '../../ports/speech.ts';
import { callProvider } from './call-provider.ts';
import { sendWhole } from './send-whole.ts';

/** A three-minute recording takes a server without a graphics card about half a minute. */
const TRANSCRIBE_TIMEOUT_MS = 60_000;

export type TranscriberSettings = { baseUrl: string; apiKey: string | null; model: string; timeoutMs?: number };

/** Servers of one's own often want no key, but the SDK does. */
export const NO_KEY = 'none';

const WORD_TIMES = { responseFormat: 'verbose_json', timestampGranularities: ['word'] };
const TEXT_ALONE = { responseFormat: 'json' };

/** The server takes no such request, or answers it with something else. */
const isRefusal = (error: unknown): boolean =>
  APICallError.isInstance(error) && [200, 400, 422, 501].includes(error.statusCode ?? 0);

const timedReply = z.object({
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })),
});

/** Where the words are; none where the server does not say. */
function readWords(response: object | undefined): TimedWord[] {
  const reply = timedReply.safeParse(response && 'body' in response ? response.body : null);
  const toMs = (seconds: number) => Math.max(0, Math.round(seconds * 1000));
  return (reply.data?.words ?? []).map(({ word, start, end }) => ({
    word: word.trim(),
    startMs: toMs(start),
    endMs: toMs(end),
  }));
}

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

  /** False once the server has refused to tell where the words are: then it is not asked again. */
  let givesTimes = true;

  return {
    name: settings.model,
    engine: 'configured-server',
    transcribe: (audio, { signal: outer, languageTag }) =>
      callProvider({ ...call, signal: outer }, async (abortSignal) => {
        // The protocol takes the language alone: `en`, not `en-US`.
        const language = languageTag?.split('-')[0]?.toLowerCase();
        const ask = (options: Record<string, string | string[]>) =>
          transcribe({
            model,
            audio: audio.bytes,
            maxRetries: 0,
            abortSignal,
            providerOptions: { openai: { ...(language ? { language } : {}), ...options } },
          });
        const askForTimes = () =>
          ask(WORD_TIMES).catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
            givesTimes = false;
            return ask(TEXT_ALONE);
          });
        const { text, responses } = await (givesTimes ? askForTimes() : ask(TEXT_ALONE));
        if (text.trim() === '') throw new AppError('speech_not_understood');
        return { text: restoreText(text.trim()), words: readWords(responses[0]) };
      }),
  };
}
