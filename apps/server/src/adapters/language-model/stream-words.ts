import { streamText } from 'ai';
import { CallFailure } from './call-failure.ts';
import { type ConfiguredModel, limitedBy, type Prompt, passBreaker } from './configured-model.ts';
import { startSilenceTimer } from './silence-timer.ts';

export type WordsRequest = {
  prompt: Prompt;
  /** The longest silence before and between words. */
  silenceMs: number;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};

/**
 * Words as they come, for the live path: no retries. Leaving the loop closes the provider's socket.
 * @throws CallFailure, or the signal's reason
 */
export async function* streamWords(
  configured: ConfiguredModel,
  request: WordsRequest,
): AsyncGenerator<string, void, void> {
  const { breaker, provider } = configured;
  const { signal, timeoutMs } = request;
  signal?.throwIfAborted();
  passBreaker(configured);
  const silence = startSilenceTimer(request.silenceMs);
  const leaving = new AbortController();
  const abortSignal = AbortSignal.any([silence.signal, leaving.signal, limitedBy(signal, timeoutMs)]);
  let outcome: 'left' | 'failed' | 'succeeded' = 'left';
  try {
    for await (const words of readWords(configured, request.prompt, abortSignal)) {
      // While the reader is busy the model is not silent.
      silence.stop();
      yield words;
      silence.heard();
    }
    outcome = 'succeeded';
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    outcome = 'failed';
    throw configured.toFailure(
      abortSignal.aborted ? new CallFailure('timeout', `${provider.host} took too long.`) : error,
    );
  } finally {
    silence.stop();
    leaving.abort();
    if (outcome === 'succeeded') breaker.succeeded();
    else if (outcome === 'failed') breaker.failed();
    else breaker.abandoned();
  }
}

/** The words of one stream. @throws the error that broke it, also when it ended without saying that it was done */
async function* readWords({ model, provider }: ConfiguredModel, prompt: Prompt, abortSignal: AbortSignal) {
  let failure: unknown = null;
  const result = streamText({
    model,
    instructions: prompt.instructions,
    prompt: prompt.message,
    maxRetries: 0,
    abortSignal,
    // Without a handler the library prints the whole request, with the resume in it, to the console.
    onError: ({ error }) => {
      failure ??= error;
    },
  });
  let isWhole = false;
  for await (const part of result.stream) {
    if (part.type === 'text-delta') yield part.text;
    else if (part.type === 'error') failure ??= part.error;
    else if (part.type === 'finish') isWhole = part.finishReason !== 'error' && part.finishReason !== 'other';
  }
  if (failure !== null) throw failure;
  if (!isWhole) throw new CallFailure('unreachable', `${provider.host} broke off.`);
}
