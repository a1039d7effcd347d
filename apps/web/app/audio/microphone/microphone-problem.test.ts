import { describe, expect, it } from 'vitest';
import { classifyMicrophoneError } from './microphone-problem.ts';

describe('a microphone that cannot be used', () => {
  it.each([
    ['NotFoundError', 'Requested device not found', 'not-detected'],
    ['NotAllowedError', 'Permission denied', 'denied'],
    ['NotAllowedError', 'Permission denied by system', 'denied-by-system'],
    ['NotAllowedError', 'Permission dismissed', 'request-denied'],
    ['NotReadableError', 'Could not start audio source', 'blocked'],
    ['AbortError', '', 'request-denied'],
    ['TypeError', 'anything else', 'unknown'],
  ])('with %s "%s" is %s', (name, message, problem) => {
    expect(classifyMicrophoneError(Object.assign(new Error(message), { name }))).toBe(problem);
  });
});
