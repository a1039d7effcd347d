import { expect, it } from 'vitest';
import { ApiError, type FailureCode } from './api-error.ts';
import { canHelpToRetry } from './can-help-to-retry.ts';

it.each<[string, number, boolean]>([
  ['offline', 0, true],
  ['provider_failed', 502, true],
  ['not_found', 404, false],
  // Of a proxy, or of a server that is newer than this page.
  ['1015', 429, true],
  ['upstream_gone', 503, true],
  ['toString', 404, false],
])('a failure with the code %s and the status %d: trying again may help is %s', (code, status, expected) => {
  expect(canHelpToRetry(new ApiError(code as FailureCode, 'No.', { status }))).toBe(expected);
});
