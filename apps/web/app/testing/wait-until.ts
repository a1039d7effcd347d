import { vi } from 'vitest';

/** Waits until a check passes. Ten seconds, since a busy machine needs more than the default of one. */
export const waitUntil = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });
