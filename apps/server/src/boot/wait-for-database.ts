import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../plugins/unavailable.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 5000;

type WaitOptions = {
  /** Called for the first failed attempt and for each later one. */
  onAway(error: unknown, attempt: number): void | Promise<void>;
  firstDelayMs?: number;
};

/**
 * Opens the database, with exponential backoff while it cannot be reached. A wrong password or a failed migration is
 * thrown at once: waiting would hide it.
 */
export async function waitForDatabase<Database>(
  open: () => Promise<Database>,
  options: WaitOptions,
): Promise<Database> {
  const { onAway, firstDelayMs = FIRST_DELAY_MS } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await onAway(error, attempt);
      await sleep(Math.min(LONGEST_DELAY_MS, firstDelayMs * 2 ** (attempt - 1)));
    }
  }
}
