import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel } from 'ai';
import { fetchWithoutRedirects } from '../../fetch-without-redirects.ts';
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

/** How an object is asked for: with its schema, as any JSON object (JSON mode), or by the words of the prompt alone. */
export type ObjectForm = 'schema' | 'json' | 'prompt';
/** Extras of the protocol that some servers refuse. A call that succeeds with fewer decides what later calls send. */
export type Extras = { form: ObjectForm; temperature: boolean };

export type ConfiguredModel = {
  model: LanguageModel;
  provider: Provider;
  breaker: CircuitBreaker;
  extras: Extras;
  retryPolicy: RetryPolicy;
  random: () => number;
  /** Any error as a `CallFailure`. */
  toFailure(error: unknown): CallFailure;
};

const fetchBounded: typeof fetch = async (input, init) => boundReply(await fetchWithoutRedirects(input, init));

/** The model behind `LLM_BASE_URL`, over `/chat/completions`. */
export function configureModel(settings: ModelSettings, options: ModelClientOptions): ConfiguredModel {
  // The library's warnings go to the console and repeat settings; our log is the only one.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { nowMs = Date.now } = options;
  const openAiCompatible = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    supportsStructuredOutputs: true,
    fetch: fetchBounded,
    ...(settings.apiKey === null ? {} : { apiKey: settings.apiKey }),
  });
  const provider: Provider = { host: new URL(settings.baseUrl).host, model: settings.model };
  return {
    model: openAiCompatible.chatModel(settings.model),
    provider,
    breaker: options.breaker ?? createCircuitBreaker(nowMs),
    extras: { form: 'schema', temperature: true },
    retryPolicy: options.retryPolicy ?? RETRY_POLICY,
    random: options.random ?? Math.random,
    toFailure: (error) => toCallFailure(error, provider, nowMs()),
  };
}

const NEXT_FORM: Record<ObjectForm, ObjectForm> = { schema: 'json', json: 'prompt', prompt: 'prompt' };
/** A refusal of this kind stays one, with or without extras. */
const IS_TOO_LONG = /context[ _](?:length|size|window)|maximum context|too many tokens|prompt is too long/i;
const NAMES_FORM =
  /response_format|json_schema|json_object|json mode|schema|structured|grammar|failed to generate json/i;

/** What to send after a refusal (400 or 422): without the extra that it names, else without any; null for other errors. */
export function withoutRefused(error: unknown, sent: Extras): Extras | null {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 422)) return null;
  const body = error.responseBody ?? '';
  if (IS_TOO_LONG.test(body)) return null;
  if (sent.temperature && /temperature/i.test(body)) return { ...sent, temperature: false };
  if (sent.form !== 'prompt' && NAMES_FORM.test(body)) return { ...sent, form: NEXT_FORM[sent.form] };
  return sent.temperature || sent.form !== 'prompt' ? { form: NEXT_FORM[sent.form], temperature: false } : null;
}

/** The caller's signal with a timeout. */
export const limitedBy = (signal: AbortSignal | undefined, timeoutMs: number): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]);

/** @throws CallFailure while the provider is left alone; else the call may go out and must report its outcome. */
export function passBreaker({ breaker, provider }: ConfiguredModel): void {
  if (breaker.mayCall()) return;
  throw new CallFailure('circuit-open', `${provider.host} failed several times and is left alone for a moment.`);
}
