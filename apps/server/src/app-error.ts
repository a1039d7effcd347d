import { ERRORS, type ErrorBody, type ErrorCode } from '@greenroom/contract/errors';
import { waitWords } from '@greenroom/contract/wait-words';

type AppErrorOptions = {
  /** Words for the person, when they can be more precise than those of the table. Never internal detail. */
  message?: string;
  details?: ErrorBody['details'];
  cause?: unknown;
  retryAfterSeconds?: number;
};

/** The words of the table, with the wait where it is known. */
function messageOf(code: ErrorCode, retryAfterSeconds: number | undefined): string {
  if (code !== 'rate_limited' || retryAfterSeconds === undefined) return ERRORS[code].message;
  return `That was a lot at once. Please try again ${waitWords(retryAfterSeconds)}.`;
}

/** The one way for a service to fail on purpose: a code of the contract. The error handler turns it into the envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? messageOf(code, options.retryAfterSeconds), { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** What an interview that is completed answers to every change. */
export const completedError = (): AppError =>
  new AppError('conflict', { message: 'This interview is completed and cannot be changed any more.' });
