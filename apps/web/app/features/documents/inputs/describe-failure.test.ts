import { ERRORS, type ErrorCode } from '@greenroom/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, offlineError } from '~/api/api-error.ts';
import { describeFailure } from './describe-failure.ts';

const failureOf = (code: ErrorCode) => describeFailure(new ApiError(code, ERRORS[code].message));

describe('the words for a failure', () => {
  it.each([
    'not_a_pdf',
    'resume_unreadable',
    'resume_encrypted',
    'resume_image_only',
    'resume_empty',
    'resume_too_long',
    'resume_too_heavy',
    'cannot_score',
    'payload_too_large',
  ] as const)('of %s say what to do and do not offer the same again', (code) => {
    const { message, advice, isSameAgainUseful } = failureOf(code);
    expect(message).toBe(ERRORS[code].message);
    expect(advice).not.toBe('');
    expect(isSameAgainUseful).toBe(false);
  });

  it('leave the wait to the message, which tells it', () => {
    const message = 'That was a lot at once. Please try again in 50 minutes.';
    const failure = describeFailure(new ApiError('rate_limited', message, { retryAfterSeconds: 3000 }));
    expect(failure).toEqual({ message, advice: '', isSameAgainUseful: true });
  });

  it('offer the same again when the server or the connection failed', () => {
    expect(describeFailure(offlineError()).isSameAgainUseful).toBe(true);
    expect(failureOf('provider_failed').isSameAgainUseful).toBe(true);
    expect(describeFailure(new Error('x')).isSameAgainUseful).toBe(true);
  });
});
