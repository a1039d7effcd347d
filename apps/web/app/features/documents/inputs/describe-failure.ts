import { ApiError, messageOf } from '~/api/api-error.ts';
import { failureAdvice } from './messages.ts';

export type Failure = { message: string; advice: string; isSameAgainUseful: boolean };

const isAdvised = (code: string): code is keyof typeof failureAdvice => code in failureAdvice;
/** The same file and the same words would fail in the same way. */
const FINAL = /^(not_a_pdf|resume_|cannot_score|payload_too_large|invalid_request)/;

/** What happened and what to do about it, for the place where it was started. */
export function describeFailure(error: unknown): Failure {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { message, advice: '', isSameAgainUseful: true };
  const { code } = error;
  return { message, advice: isAdvised(code) ? failureAdvice[code] : '', isSameAgainUseful: !FINAL.test(code) };
}
