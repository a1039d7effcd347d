import { APICallError, RetryError } from 'ai';

export type FailureKind =
  | 'key-refused'
  | 'model-not-found'
  | 'request-refused'
  | 'rate-limited'
  | 'provider-fault'
  | 'timeout'
  | 'unreachable'
  | 'malformed'
  | 'circuit-open';

/** A call to the provider that brought nothing usable. Its words name the host and never hold a key or what was sent. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, words: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(words, { cause: options.cause });
    this.name = 'CallFailure';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  /** Whether the same call may go well a moment later. */
  get isRetryable(): boolean {
    return this.kind === 'rate-limited' || this.kind === 'provider-fault' || this.kind === 'unreachable';
  }
}

export type Provider = { host: string; model: string };

/** Seconds or an HTTP date, in milliseconds from `nowMs`; null when the header is absent or not understood. */
function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}

function fromStatus(error: APICallError, provider: Provider, nowMs: number): CallFailure {
  const { statusCode: status = 0 } = error;
  const { host, model } = provider;
  const fail = (kind: FailureKind, words: string, retryAfterMs: number | null = null) =>
    new CallFailure(kind, words, { retryAfterMs, cause: error });
  if (status === 401 || status === 403) return fail('key-refused', `The key was refused by ${host}.`);
  if (status === 404) return fail('model-not-found', `The model ${model} was not found at ${host}.`);
  if (status === 408) return fail('provider-fault', `${host} took too long.`);
  if (status === 429) {
    return fail(
      'rate-limited',
      `${host} says that its limit is reached.`,
      readRetryAfter(error.responseHeaders?.['retry-after'], nowMs),
    );
  }
  if (status >= 500) return fail('provider-fault', `${host} has a fault of its own (${status}).`);
  if (status >= 400) return fail('request-refused', `${host} refused the request (${status}).`);
  if (status >= 200) return fail('malformed', `${host} answered with something that is not understood.`);
  return fail('unreachable', `No answer from ${host}.`);
}

/** What went wrong, in one of our kinds. An abort of the caller is not a failure: it is checked before. */
export function toCallFailure(error: unknown, provider: Provider, nowMs: number): CallFailure {
  if (error instanceof CallFailure) return error;
  if (RetryError.isInstance(error)) return toCallFailure(error.lastError, provider, nowMs);
  if (isTimeout(error)) return new CallFailure('timeout', `${provider.host} took too long.`, { cause: error });
  if (APICallError.isInstance(error)) return fromStatus(error, provider, nowMs);
  if (error instanceof TypeError || isSocketError(error)) {
    return new CallFailure('unreachable', `No answer from ${provider.host}.`, { cause: error });
  }
  return new CallFailure('malformed', `${provider.host} answered with something that is not understood.`, {
    cause: error,
  });
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'TimeoutError' || (error.cause instanceof Error && error.cause.name === 'TimeoutError'))
  );
}

function isSocketError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    /^(ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|UND_ERR)/.test(String(error.code))
  );
}
