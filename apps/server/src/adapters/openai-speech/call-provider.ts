import { setTimeout as wait } from 'node:timers/promises';
import { APICallError } from 'ai';
import { AppError } from '../../app-error.ts';
import { kindOfStatus, type ProviderCall, type WatchProvider } from '../../ports/provider-calls.ts';

/** The user is waiting: a longer Retry-After than this fails at once. */
const LONGEST_RETRY_AFTER_MS = 5000;
const SHORTEST_RETRY_MS = 200;
const RETRY_JITTER_MS = 400;

export type SpeechCall = {
  provider: Extract<ProviderCall['provider'], 'speech-to-text' | 'text-to-speech'>;
  baseUrl: string;
  timeoutMs: number;
  signal?: AbortSignal;
  watch: WatchProvider;
};

/** How long the server asks to wait, in milliseconds: seconds or a date; null when it does not say. */
export function readRetryAfterMs(header: string | undefined, nowMs: number): number | null {
  if (header === undefined || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const dateMs = Date.parse(header);
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}

/** Busy, broken or cut off: what a second attempt may mend. A refusal (400, 401, 404) stays one. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof AppError) return false;
  if (!APICallError.isInstance(error)) return true;
  const status = error.statusCode ?? 0;
  return status < 400 || status === 429 || status >= 500;
}

function toAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (status === 413) return new AppError('payload_too_large', { cause });
  if (status === 415) return new AppError('unsupported_media', { cause });
  const retryAfterMs = readRetryAfter(cause);
  return new AppError('provider_failed', {
    cause,
    ...(retryAfterMs === null ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }),
  });
}

function readRetryAfter(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return null;
  return readRetryAfterMs(error.responseHeaders?.['retry-after'], Date.now());
}

/** The failure for the operator; null if only this recording was unusable, which is not a fault of the provider. */
function toFailure(error: AppError): ProviderCall['failure'] {
  if (error.code === 'provider_timeout') return { kind: 'timeout', status: null };
  if (error.code !== 'provider_failed') return null;
  const { cause } = error;
  if (APICallError.isInstance(cause)) {
    return { kind: kindOfStatus(cause.statusCode ?? 0), status: cause.statusCode ?? null };
  }
  return { kind: 'malformed', status: null, cause };
}

async function attemptTwice<T>(signal: AbortSignal, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await attempt(signal);
  } catch (error) {
    const retryAfterMs = readRetryAfter(error) ?? 0;
    if (signal.aborted || !isWorthRetrying(error) || retryAfterMs > LONGEST_RETRY_AFTER_MS) throw error;
    await wait(Math.max(retryAfterMs, SHORTEST_RETRY_MS) + Math.random() * RETRY_JITTER_MS, undefined, { signal });
    return await attempt(signal);
  }
}

/**
 * Calls a provider, once more after a short wait when it is busy or broken, all within `timeoutMs`.
 * Fails with `provider_timeout`, `provider_failed`, `payload_too_large`, `unsupported_media`, or the signal's reason.
 */
export async function callProvider<T>(call: SpeechCall, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { provider, watch } = call;
  const { host } = new URL(call.baseUrl);
  const deadline = AbortSignal.timeout(call.timeoutMs);
  try {
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    const answer = await attemptTwice(signal, attempt);
    watch({ provider, host, failure: null });
    return answer;
  } catch (error) {
    call.signal?.throwIfAborted();
    const told = deadline.aborted ? new AppError('provider_timeout', { cause: error }) : toAppError(error);
    watch({ provider, host, failure: toFailure(told) });
    throw told;
  }
}
