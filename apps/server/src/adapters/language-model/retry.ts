import { setTimeout as sleep } from 'node:timers/promises';
import { CallFailure } from './call-failure.ts';

export type RetryPolicy = {
  /** Attempts after the first. */
  maxRetries: number;
  /** The first pause; each further one is twice as long, and each is spread by ±50 %. */
  firstPauseMs: number;
  /** The longest `Retry-After` that is waited for; a longer one ends the call. */
  longestPauseMs: number;
};
export const RETRY_POLICY: RetryPolicy = { maxRetries: 2, firstPauseMs: 400, longestPauseMs: 4000 };

/**
 * Runs an attempt again while its failure may pass. Waits what `Retry-After` says when that is short, else gives up at once.
 * @throws CallFailure of the last attempt, or the signal's reason.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  policy: RetryPolicy,
  random: () => number,
  signal: AbortSignal,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallFailure) || !error.isRetryable || retries >= policy.maxRetries) throw error;
      const pauseMs = error.retryAfterMs ?? policy.firstPauseMs * 2 ** retries * (0.5 + random());
      if (pauseMs > policy.longestPauseMs) throw error;
      await sleep(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
