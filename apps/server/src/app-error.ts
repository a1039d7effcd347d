import { ERRORS, type ErrorBody, type ErrorCode } from '@greenroom/contract/errors';

type AppErrorOptions = {
  /** Words for the person, when they can be more precise than those of the table. Never internal detail. */
  message?: string;
  details?: ErrorBody['details'];
  cause?: unknown;
  retryAfterSeconds?: number;
};

/** The one way for a service to fail on purpose: a code of the contract. The error handler turns it into the envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorBody['details'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** What an interview that is completed answers to every change. */
export const completedError = (): AppError =>
  new AppError('conflict', { message: 'This interview is completed and cannot be changed any more.' });
