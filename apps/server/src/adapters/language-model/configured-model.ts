import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel } from 'ai';
import { boundReply } from './bound-reply.ts';
import { CallFailure, type Provider, toCallFailure } from './call-failure.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { RETRY_POLICY, type RetryPolicy } from './retry.ts';

export type ModelSettings = { baseUrl: string; apiKey: string | null; model: string };
export type Prompt = { instructions: string; message: string };
export type ModelClientOptions = {
  retryPolicy?: RetryPolicy;
  breaker?: CircuitBreaker;
  nowMs?: () => number;
  random?: () => number;
};

/** Extras of the protocol that some servers refuse; what was refused once is not sent again. */
export type Extras = { schema: boolean; temperature: boolean };

export type ConfiguredModel = {
  model: LanguageModel;
  provider: Provider;
  breaker: CircuitBreaker;
  extras: Extras;
  retryPolicy: RetryPolicy;
  random: () => number;
  /** Whatever went wrong, as one of our failures. */
  toFailure(error: unknown): CallFailure;
};

/** The provider is a server of the operator's choice; a redirect to elsewhere would hand the key to a stranger. */
const fetchWithoutRedirects: typeof fetch = async (input, init) =>
  boundReply(await fetch(input, { ...init, redirect: 'error' }));

/** The model behind `LLM_BASE_URL`, over `/chat/completions`. */
export function configureModel(settings: ModelSettings, options: ModelClientOptions): ConfiguredModel {
  // The library's warnings go to the console and repeat settings; our log is the only one.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { nowMs = Date.now } = options;
  const openAiCompatible = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    supportsStructuredOutputs: true,
    fetch: fetchWithoutRedirects,
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
  });
  const provider: Provider = { host: new URL(settings.baseUrl).host, model: settings.model };
  return {
    model: openAiCompatible.chatModel(settings.model),
    provider,
    breaker: options.breaker ?? createCircuitBreaker(nowMs),
    extras: { schema: true, temperature: true },
    retryPolicy: options.retryPolicy ?? RETRY_POLICY,
    random: options.random ?? Math.random,
    toFailure: (error) => toCallFailure(error, provider, nowMs()),
  };
}

/** Which extra a refusal (400 or 422) is about: the one it names, else all that were sent; none for any other error. */
export function refusedExtras(error: unknown, sent: Extras): (keyof Extras)[] {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return [];
  const body = error.responseBody ?? '';
  const on = (['schema', 'temperature'] as const).filter((extra) => sent[extra]);
  const named = on.filter((extra) =>
    (extra === 'schema' ? /response_format|schema|structured/i : /temperature/i).test(body),
  );
  return named.length > 0 ? named : on;
}

/** The signal of whoever asked, bounded in time. */
export const limitedBy = (signal: AbortSignal | undefined, timeoutMs: number): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]);

/** @throws CallFailure while the provider is left alone; else the call may go out and must report its outcome. */
export function passBreaker({ breaker, provider }: ConfiguredModel): void {
  if (breaker.mayCall()) return;
  throw new CallFailure('circuit-open', `${provider.host} failed several times and is left alone for a moment.`);
}
