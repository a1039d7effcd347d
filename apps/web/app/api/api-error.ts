import type { ErrorBody, ErrorCode } from '@greenroom/contract/errors';
import { failureMessages } from './messages.ts';

/** `offline`: the server could not be reached at all. The rest are the codes of the contract. */
export type FailureCode = ErrorCode | 'offline';

type ApiErrorOptions = Partial<Pick<ErrorBody, 'requestId' | 'details'>> & {
  status?: number;
  retryAfterSeconds?: number;
};

/** A call that failed. Screens choose their words by `code`; `message` is fit to be shown. */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly requestId: string | null;
  readonly details: NonNullable<ErrorBody['details']>;
  readonly retryAfterSeconds: number | null;

  constructor(code: FailureCode, message: string, options: ApiErrorOptions = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = options.status ?? 0;
    this.requestId = options.requestId ?? null;
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

export const offlineError = (): ApiError => new ApiError('offline', failureMessages.offline);

/** Makes an error of a reply that is not OK, also of one that is not ours (a proxy's page, say). */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const options = { status: response.status, ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}) };
  const body = (await response.json().catch(() => null)) as { error?: unknown } | null;
  return errorOfBody(body?.error, options);
}

/** What a proxy may refuse by itself, in words that are not ours. */
const CODE_BY_STATUS: Readonly<Partial<Record<number, 'payload_too_large' | 'rate_limited'>>> = {
  413: 'payload_too_large',
  429: 'rate_limited',
};

/** Makes an error from the envelope's `error`: ours, or plain text from a proxy. */
export function errorOfBody(error: unknown, options: ApiErrorOptions): ApiError {
  const { code, message, requestId, details } = (error ?? {}) as Partial<ErrorBody>;
  if (code && message) return new ApiError(code, message, { ...options, requestId, details });
  const told = CODE_BY_STATUS[options.status ?? 0];
  if (told) return new ApiError(told, failureMessages[told], options);
  return new ApiError('internal', typeof error === 'string' && error ? error : failureMessages.unknown, options);
}

/** What to say of any failure. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : failureMessages.unknown;

export const hasCode = (error: unknown, code: FailureCode): boolean => error instanceof ApiError && error.code === code;
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
