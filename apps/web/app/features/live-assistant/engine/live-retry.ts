import { LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';

const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Attempt = { work(): Promise<void>; isOver(): boolean };

/** Tries again for a minute, at growing pauses. True when it worked; a session that has ended (409) is given up at once. */
export async function tryForAMinute({ work, isOver }: Attempt): Promise<boolean> {
  const until = Date.now() + LIVE_RECONNECT_WINDOW_MS;
  for (
    let pauseMs = 0;
    !isOver() && Date.now() < until;
    pauseMs = Math.min(LONGEST_RETRY_MS, pauseMs * 2 || FIRST_RETRY_MS)
  ) {
    await wait(pauseMs);
    try {
      if (!isOver()) await work();
      return true;
    } catch (error) {
      if ((error as { status?: number }).status === 409) return false;
    }
  }
  return false;
}
