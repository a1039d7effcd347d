import { LIVE_SESSION_LIMIT_MS } from '@greenroom/contract/constants';

const SOON_MS = 5 * 60_000;

type LimitHandlers = { onSoon(minutesLeft: number): void; onReached(): void };

/** A session ends by itself after an hour, whatever the server does; five minutes before, the person is told. */
export function watchLimit({ onSoon, onReached }: LimitHandlers) {
  const endsAtMs = Date.now() + LIVE_SESSION_LIMIT_MS;
  const soon = setTimeout(() => onSoon(SOON_MS / 60_000), LIVE_SESSION_LIMIT_MS - SOON_MS);
  const reached = setTimeout(onReached, LIVE_SESSION_LIMIT_MS);
  return {
    /** To be asked after a sleep, in which timers stand still. */
    isReached: (): boolean => Date.now() >= endsAtMs,
    stop(): void {
      clearTimeout(soon);
      clearTimeout(reached);
    },
  };
}
