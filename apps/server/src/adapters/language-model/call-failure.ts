import { APICallError, RetryError } from 'ai';
import { kindOfStatus, type ProviderFailureKind } from '../../ports/provider-calls.ts';

/** A call to the provider that brought nothing usable. Its words name the host and never hold a key or what was sent. */
export class CallFailure extends Error {
  readonly kind: ProviderFailureKind;
  /** What the provider answered with; null when it did not answer. */
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(
    kind: ProviderFailureKind,
    words: string,
    options: { status?: number; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(words, { cause: options.cause });
    this.name = 'CallFailure';
    this.kind = kind;
    this.status = options.status ?? null;
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

function wordsOf(kind: ProviderFailureKind, status: number, { host, model }: Provider): string {
  if (kind === 'key-refused') return `The key was refused by ${host}.`;
  if (kind === 'model-not-found') return `The model ${model} was not found at ${host}.`;
  if (kind === 'rate-limited') return `${host} says that its limit is reached.`;
  if (kind === 'provider-fault') {
    return status === 408 ? `${host} took too long.` : `${host} has a fault of its own (${status}).`;
  }
  if (kind === 'request-refused') return `${host} refused the request (${status}).`;
  if (kind === 'malformed') return `${host} answered with something that is not understood.`;
  return `No answer from ${host}.`;
}

function fromStatus(error: APICallError, provider: Provider, nowMs: number): CallFailure {
  const { statusCode: status = 0 } = error;
  const kind = kindOfStatus(status);
  const retryAfterMs = kind === 'rate-limited' ? readRetryAfter(error.responseHeaders?.['retry-after'], nowMs) : null;
  return new CallFailure(kind, wordsOf(kind, status, provider), {
    ...(status === 0 ? {} : { status }),
    retryAfterMs,
    cause: error,
  });
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
