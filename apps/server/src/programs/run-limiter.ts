import { AppError } from '../app-error.ts';
import type { QueueCounts, QueueWatch } from '../ports/queue-watch.ts';

/** `isUrgent` work goes before what only waits to be finished some time: someone is listening for it right now. */
export type RunOptions = { signal?: AbortSignal; isUrgent?: boolean };
export type RunLimiter = <T>(work: () => Promise<T>, options?: RunOptions) => Promise<T>;

/** What a run is taken to need before the first has ended. */
const FIRST_GUESS_MS = 5000;
/** How much the latest run says about the next one. */
const LATEST_SHARE = 0.3;

type LimiterOptions = {
  concurrency: number;
  maxWaiting: number;
  now?: () => number;
  watch?: (counts: () => QueueCounts) => QueueWatch;
};
type Waiting = { isUrgent: boolean; onTurn: () => void };

/**
 * Lets `concurrency` pieces of work run at once and `maxWaiting` wait in order; more than that is `rate_limited`, with the
 * time after which, by what runs took of late, there is room again.
 */
export function createRunLimiter({
  concurrency,
  maxWaiting,
  now = () => performance.now(),
  watch,
}: LimiterOptions): RunLimiter {
  const waiting: Waiting[] = [];
  let running = 0;
  let usualMs = FIRST_GUESS_MS;
  let hasEnded = false;
  const noted = watch?.(() => ({ running, waiting: waiting.length }));

  function noteDuration(ms: number): void {
    usualMs = hasEnded ? usualMs + LATEST_SHARE * (ms - usualMs) : ms;
    hasEnded = true;
  }

  /** Half of the queue has to go before it makes sense to come again. */
  const retryAfterSeconds = (): number =>
    Math.max(1, Math.ceil(((waiting.length / 2 + 1) * usualMs) / concurrency / 1000));

  function enqueue(entry: Waiting): void {
    const firstPatient = entry.isUrgent ? waiting.findIndex(({ isUrgent }) => !isUrgent) : -1;
    if (firstPatient < 0) waiting.push(entry);
    else waiting.splice(firstPatient, 0, entry);
  }

  async function waitForTurn({ signal, isUrgent = false }: RunOptions): Promise<void> {
    signal?.throwIfAborted();
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) {
      noted?.refused();
      throw new AppError('rate_limited', { retryAfterSeconds: retryAfterSeconds() });
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: Waiting = {
      isUrgent,
      onTurn: () => {
        signal?.removeEventListener('abort', onAbort);
        running += 1;
        resolve();
      },
    };
    const onAbort = () => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    enqueue(entry);
    await promise;
  }

  return async (work, options = {}) => {
    const askedAt = now();
    await waitForTurn(options);
    const startedAt = now();
    noted?.waited(startedAt - askedAt);
    try {
      return await work();
    } finally {
      noteDuration(now() - startedAt);
      running -= 1;
      waiting.shift()?.onTurn();
    }
  };
}
