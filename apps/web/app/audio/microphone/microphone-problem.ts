/** Why there is no sound. Each kind has its own words on the screen. */
export type MicrophoneProblem =
  | 'not-detected'
  | 'denied'
  | 'denied-by-system'
  | 'blocked'
  | 'request-denied'
  | 'disconnected'
  | 'unknown';

/** Older browsers have their own names for the same thing. */
const BY_NAME: Record<string, MicrophoneProblem> = {
  NotFoundError: 'not-detected',
  DevicesNotFoundError: 'not-detected',
  OverconstrainedError: 'not-detected',
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  NotReadableError: 'blocked',
  TrackStartError: 'blocked',
  SecurityError: 'blocked',
  AbortError: 'request-denied',
  PermissionDismissedError: 'request-denied',
};

/** What a failure of `getUserMedia` means. Chromium tells a refusal by the system and a closed question in the message only. */
export function classifyMicrophoneError(error: unknown): MicrophoneProblem {
  if (!(error instanceof Error)) return 'unknown';
  const problem = BY_NAME[error.name] ?? 'unknown';
  if (problem !== 'denied') return problem;
  if (/system/i.test(error.message)) return 'denied-by-system';
  if (/dismissed/i.test(error.message)) return 'request-denied';
  return 'denied';
}

/** Asking again helps where someone refused; a missing or broken device has to be mended first, but may be tried too. */
export const canRetry = (problem: MicrophoneProblem): boolean => problem !== 'unknown';
