import { AppError } from '../app-error.ts';

export type RunLimiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Lets `concurrency` pieces of work run at once and `maxWaiting` wait in order; more than that is `rate_limited`. */
export function createRunLimiter(concurrency: number, maxWaiting: number): RunLimiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  function start(): void {
    running += 1;
  }

  function finish(): void {
    running -= 1;
    waiting.shift()?.();
  }

  async function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < concurrency) return start();
    if (waiting.length >= maxWaiting) throw new AppError('rate_limited', { retryAfterSeconds: 5 });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onTurn = () => {
      signal?.removeEventListener('abort', onAbort);
      start();
      resolve();
    };
    const onAbort = () => {
      waiting.splice(waiting.indexOf(onTurn), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    waiting.push(onTurn);
    await promise;
  }

  return async (work, signal) => {
    await waitForTurn(signal);
    try {
      return await work();
    } finally {
      finish();
    }
  };
}
