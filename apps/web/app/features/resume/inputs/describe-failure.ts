import { ApiError, messageOf } from '~/api/api-error.ts';
import { formatWait } from '~/lib/wait-words.ts';
import { failureAdvice, waitAdvice } from './words.ts';

export type Failure = { message: string; advice: string; isSameAgainUseful: boolean };

const isAdvised = (code: string): code is keyof typeof failureAdvice => code in failureAdvice;
/** The same file and the same words would fail in the same way. */
const FINAL = /^(not_a_pdf|resume_|cannot_score|payload_too_large|invalid_request)/;

/** What happened and what to do about it, for the place where it was started. */
export function describeFailure(error: unknown): Failure {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { message, advice: '', isSameAgainUseful: true };
  const { code, retryAfterSeconds } = error;
  const wait = code === 'rate_limited' && retryAfterSeconds ? waitAdvice(formatWait(retryAfterSeconds)) : '';
  const advice = isAdvised(code) ? failureAdvice[code] : wait;
  return { message, advice, isSameAgainUseful: !FINAL.test(code) };
}
