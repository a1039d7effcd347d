import type { QueueCounts, QueueWatch } from '../ports/queue-watch.ts';

/** Frees the slot. May be called more than once. */
export type Release = () => void;

type FairSlotsOptions = {
  /** Slots in all. */
  total: number;
  /** Slots that one key may hold at once. */
  perKey: number;
  /** Requests of one key that may wait; further ones are refused. */
  waitingPerKey: number;
  watch?: (counts: () => QueueCounts) => QueueWatch;
};
type Waiting = { grant(): void };
type Line = { held: number; waiting: Waiting[] };

/**
 * Slots for costly work, shared fairly: keys take turns, so that one caller who asks for a hundred at once delays no
 * one else by more than one turn.
 */
export function createFairSlots({ total, perKey, waitingPerKey, watch }: FairSlotsOptions) {
  const lines = new Map<string, Line>();
  let held = 0;
  const countWaiting = () => [...lines.values()].reduce((sum, line) => sum + line.waiting.length, 0);
  const noted = watch?.(() => ({ running: held, waiting: countWaiting() }));

  function release(key: string, line: Line): void {
    held -= 1;
    line.held -= 1;
    if (line.held === 0 && line.waiting.length === 0) lines.delete(key);
    grantNext();
  }

  function take(key: string, line: Line): Release {
    held += 1;
    line.held += 1;
    let isHeld = true;
    return () => {
      if (isHeld) release(key, line);
      isHeld = false;
    };
  }

  function grantNext(): void {
    for (const [key, line] of lines) {
      if (held >= total) return;
      if (line.held >= perKey) continue;
      const next = line.waiting.shift();
      if (!next) continue;
      // To the end of the turns.
      lines.delete(key);
      lines.set(key, line);
      next.grant();
    }
  }

  return {
    /** A slot, at once or after a wait; null when too many of the key wait already. Rejects when the signal aborts the wait. */
    async acquire(key: string, signal: AbortSignal): Promise<Release | null> {
      const line = lines.get(key) ?? { held: 0, waiting: [] };
      lines.set(key, line);
      if (held < total && line.held < perKey) {
        noted?.waited(0);
        return take(key, line);
      }
      if (line.waiting.length >= waitingPerKey) {
        noted?.refused();
        return null;
      }
      const askedAtMs = performance.now();
      const { promise, resolve, reject } = Promise.withResolvers<Release>();
      const entry: Waiting = {
        grant: () => {
          noted?.waited(performance.now() - askedAtMs);
          resolve(take(key, line));
        },
      };
      line.waiting.push(entry);
      const leave = () => {
        const index = line.waiting.indexOf(entry);
        if (index >= 0) line.waiting.splice(index, 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      return promise.finally(() => signal.removeEventListener('abort', leave));
    },
    counts: () => ({ held, waiting: countWaiting() }),
  };
}
