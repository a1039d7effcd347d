import { ERRORS, type ErrorCode } from '@greenroom/contract/errors';
import { describe, expect, it } from 'vitest';
import { ApiError, offlineError } from '~/api/api-error.ts';
import { describeFailure } from './describe-failure.ts';

const failureOf = (code: ErrorCode, retryAfterSeconds?: number) =>
  describeFailure(new ApiError(code, ERRORS[code].message, retryAfterSeconds ? { retryAfterSeconds } : {}));

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

  it('name the wait when there were too many calls', () => {
    expect(failureOf('rate_limited', 40).advice).toBe('You can try again in 40 seconds.');
    expect(failureOf('rate_limited', 1).advice).toBe('You can try again in 1 second.');
    expect(failureOf('rate_limited', 3000).advice).toBe('You can try again in 50 minutes.');
    expect(failureOf('rate_limited', 80_000).advice).toBe('You can try again in 23 hours.');
    expect(failureOf('rate_limited').advice).toBe('');
  });

  it('offer the same again when the server or the connection failed', () => {
    expect(describeFailure(offlineError()).isSameAgainUseful).toBe(true);
    expect(failureOf('provider_failed').isSameAgainUseful).toBe(true);
    expect(describeFailure(new Error('x')).isSameAgainUseful).toBe(true);
  });
});
