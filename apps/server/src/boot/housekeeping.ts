import type { Database } from '../db/database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Chore = { name: keyof Chores; everyMs: number };
type Log = { error(details: object, message: string): void };

export type Chores = {
  returnStaleUnits(): Promise<unknown>;
  reconcilePayments(): Promise<unknown>;
  deleteExpiredSessions(): Promise<unknown>;
  deleteExpiredRecordings(): Promise<unknown>;
  deleteExpiredData(): Promise<unknown>;
};

type Retention = { deleteBefore(date: Date): Promise<{ interviews: number; liveSessions: number }> };
type InfoLog = { info(details: object, message: string): void };

/** The chore that deletes what is older than `RETENTION_DAYS`, if that is set. */
export function createRetention(
  { retentionDays }: { retentionDays: number | null },
  repository: Retention,
  log: InfoLog,
): () => Promise<void> {
  return async () => {
    if (retentionDays === null) return;
    const deleted = await repository.deleteBefore(new Date(Date.now() - retentionDays * DAY_MS));
    if (deleted.interviews + deleted.liveSessions > 0) log.info(deleted, 'deleted by RETENTION_DAYS');
  };
}

/**
 * What has to be done at the start and now and then. Every replica tries; the one that gets the lock of a chore does it. One chore after
 * the other, so that all of them use one connection.
 */
export function startHousekeeping(chores: Chores, { runAlone }: Pick<Database, 'runAlone'>, log: Log): () => void {
  const list: Chore[] = [
    { name: 'returnStaleUnits', everyMs: HOUR_MS },
    { name: 'reconcilePayments', everyMs: DAY_MS },
    { name: 'deleteExpiredSessions', everyMs: DAY_MS },
    { name: 'deleteExpiredRecordings', everyMs: DAY_MS },
    { name: 'deleteExpiredData', everyMs: DAY_MS },
  ];
  let queue: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const run = ({ name }: Chore) => {
    queue = queue
      .then(() => isStopped || runAlone(name, chores[name]))
      .catch((error: unknown) => log.error({ err: error, chore: name }, 'a chore failed'));
  };
  const timers = list.map((chore) => {
    run(chore);
    return setInterval(() => run(chore), chore.everyMs).unref();
  });
  return () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}
