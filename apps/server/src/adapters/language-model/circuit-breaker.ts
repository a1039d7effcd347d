import type { CircuitState } from '../../ports/provider-calls.ts';

/** Failures in a row after which the provider is left alone, and for how long, before one call probes it. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

export type CircuitBreaker = {
  /** True when a call may go out. While open, one probe is let through after the pause; its outcome decides. */
  mayCall(): boolean;
  succeeded(): void;
  failed(): void;
  /** A call that ended without saying anything of the provider (the person left). */
  abandoned(): void;
  state(): CircuitState;
};

/** Keeps a failing provider from slowing every call: opens after failures in a row, closes when a probe goes well. */
export function createCircuitBreaker(
  nowMs: () => number,
  { failuresToOpen = FAILURES_TO_OPEN, openMs = OPEN_MS } = {},
): CircuitBreaker {
  let failuresInRow = 0;
  let openedAtMs: number | null = null;
  let isProbing = false;
  return {
    mayCall() {
      if (openedAtMs === null) return true;
      if (isProbing || nowMs() - openedAtMs < openMs) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      failuresInRow = 0;
      openedAtMs = null;
      isProbing = false;
    },
    failed() {
      failuresInRow += 1;
      if (isProbing || failuresInRow >= failuresToOpen) openedAtMs = nowMs();
      isProbing = false;
    },
    abandoned() {
      isProbing = false;
    },
    state() {
      if (openedAtMs === null) return 'closed';
      return isProbing ? 'half-open' : 'open';
    },
  };
}
