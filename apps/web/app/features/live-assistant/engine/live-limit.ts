import { LIVE_SESSION_LIMIT_MS } from '@greenroom/contract/constants';

const SOON_MS = 5 * 60_000;

type LimitOptions = { startedAtMs: number; onSoon(minutesLeft: number): void; onReached(): void };

/** A session ends after an hour, even without the server. The user is notified five minutes before. */
export function watchLimit({ startedAtMs, onSoon, onReached }: LimitOptions) {
  const endsAtMs = startedAtMs + LIVE_SESSION_LIMIT_MS;
  const leftMs = endsAtMs - Date.now();
  const soon = setTimeout(() => onSoon(Math.ceil(Math.min(SOON_MS, leftMs) / 60_000)), Math.max(0, leftMs - SOON_MS));
  const reached = setTimeout(onReached, Math.max(0, leftMs));
  return {
    /** To be asked after a sleep, in which timers stop. */
    isReached: (): boolean => Date.now() >= endsAtMs,
    stop(): void {
      clearTimeout(soon);
      clearTimeout(reached);
    },
  };
}
