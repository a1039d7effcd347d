import { ERRORS } from '@greenroom/contract/errors';
import { ApiError } from './api-error.ts';

const TOO_MANY = 429;

/**
 * Whether the same call may go well the next time. A code that is not among ours, of something in between or of a newer server,
 * is judged by its status.
 */
export function canHelpToRetry(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { code, status } = error;
  if (code === 'offline') return true;
  return Object.hasOwn(ERRORS, code) ? ERRORS[code].retryable : status >= 500 || status === TOO_MANY;
}

/** The server, or something in between, is asked too often: asking again at once makes it worse. */
export const isAskedTooOften = (error: ApiError): boolean => error.code === 'rate_limited' || error.status === TOO_MANY;
