import { setTimeout as sleep } from 'node:timers/promises';
import type { Orm } from './database.ts';

/** The first attempt and two more. */
const MAX_ATTEMPTS = 3;
/** Doubles with each attempt; half of it is random, so that callers who failed together do not meet again. */
const FIRST_DELAY_MS = 60;

/** PostgreSQL rolled the work back to let another transaction pass. */
const ROLLED_BACK = /^40(?:001|P01)$/;
/** The connection is gone, or was never made. Time limits are not here: such a caller has waited long enough. */
const LOST_SQLSTATE = /^(?:08[0-9A-Z]{3}|57P0[1-3])$/;
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
/** The driver gives these failures no code. */
const LOST_MESSAGES = /^(?:Connection terminated(?! due)|Client has encountered a connection error)/;
const READ = /^\s*select\b/i;
const LOCKING = /\bfor (?:no key )?update\b/i;
const MAX_CAUSES = 5;

/** The failures of a chain of causes: drizzle wraps what the driver throws. */
function causesOf(error: unknown): NodeJS.ErrnoException[] {
  const chain: NodeJS.ErrnoException[] = [];
  for (let current = error; current instanceof Error && chain.length < MAX_CAUSES; current = current.cause) {
    chain.push(current as NodeJS.ErrnoException);
  }
  return chain;
}

export const isRolledBack = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code !== undefined && ROLLED_BACK.test(code));

export const isConnectionLost = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      (code !== undefined && (LOST_CODES.has(code) || LOST_SQLSTATE.test(code))) || LOST_MESSAGES.test(message),
  );

/** Repeats work while its failure is one that a repetition may mend. */
async function retry<Result>(work: () => Promise<Result>, isWorthIt: (error: unknown) => boolean): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWorthIt(error)) throw error;
      const delayMs = FIRST_DELAY_MS * 2 ** (attempt - 1);
      await sleep(delayMs / 2 + (Math.random() * delayMs) / 2);
    }
  }
}

/** One statement by itself: any that was rolled back, and a read also after its connection broke. A write may have been done. */
export const retryStatement = <Result>(text: string, run: () => Promise<Result>): Promise<Result> => {
  const isRead = READ.test(text) && !LOCKING.test(text);
  return retry(run, (error) => isRolledBack(error) || (isRead && isConnectionLost(error)));
};

/**
 * A transaction that is repeated from its start after a deadlock, a serialization failure or a lost connection. The work must have no
 * effect outside the database. It is not repeated when the connection broke at the commit: the commit may have arrived.
 */
export function inTransaction<Result>(orm: Orm, work: (tx: Orm) => Promise<Result>): Promise<Result> {
  let isCommitting = false;
  const run = () => {
    isCommitting = false;
    return orm.transaction(async (transaction) => {
      const result = await work(transaction as unknown as Orm);
      isCommitting = true;
      return result;
    });
  };
  return retry(run, (error) => isRolledBack(error) || (!isCommitting && isConnectionLost(error)));
}
