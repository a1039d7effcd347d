import type { Database } from '../db/database.ts';
import type { Cutoffs, Deleted } from '../db/retention-repository.ts';
import type { ClockWatch } from './clock-watch.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `byAge`: it ends or deletes what is old by this computer's clock. */
type Chore = { name: keyof Chores; everyMs: number; byAge?: boolean };
type Log = { error(details: object, message: string): void };

export type Chores = {
  returnStaleUnits(): Promise<unknown>;
  reconcilePayments(): Promise<unknown>;
  deleteExpiredSessions(): Promise<unknown>;
  deleteExpiredRecordings(): Promise<unknown>;
  deleteExpiredData(): Promise<unknown>;
  deleteFutureLimits(): Promise<unknown>;
  reclaimSpace(): Promise<unknown>;
};

type Retention = { deleteBefore(dates: Cutoffs): Promise<Deleted> };
type InfoLog = { info(details: object, message: string): void };

/** The chore that deletes what is older than the days of its kind, where they are set. */
export function createRetention(
  days: { [Kind in keyof Cutoffs]: number | null },
  repository: Retention,
  log: InfoLog,
): () => Promise<void> {
  return async () => {
    const { interviews, liveSessions, stories } = days;
    const before = (count: number | null) => (count === null ? null : new Date(Date.now() - count * DAY_MS));
    const deleted = await repository.deleteBefore({
      interviews: before(interviews),
      liveSessions: before(liveSessions),
      stories: before(stories),
    });
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'deleted by age');
  };
}

/**
 * What has to be done at the start and now and then. Every replica tries; the one that gets the lock of a chore does it. One chore after
 * the other, so that all of them use one connection.
 */
export function startHousekeeping(
  chores: Chores,
  { runAlone, clock }: Pick<Database, 'runAlone'> & { clock: ClockWatch },
  log: Log,
): () => void {
  const list: Chore[] = [
    { name: 'returnStaleUnits', everyMs: HOUR_MS, byAge: true },
    { name: 'reconcilePayments', everyMs: DAY_MS },
    { name: 'deleteExpiredSessions', everyMs: DAY_MS, byAge: true },
    { name: 'deleteExpiredRecordings', everyMs: DAY_MS, byAge: true },
    { name: 'deleteExpiredData', everyMs: DAY_MS, byAge: true },
    { name: 'deleteFutureLimits', everyMs: HOUR_MS, byAge: true },
    // After what deletes.
    { name: 'reclaimSpace', everyMs: DAY_MS },
  ];
  let queue: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const doChore = async ({ name, byAge }: Chore) => {
    if (isStopped || (byAge && !(await clock.isTrusted()))) return;
    await runAlone(name, chores[name]);
  };
  const run = (chore: Chore) => {
    const { name } = chore;
    queue = queue
      .then(() => doChore(chore))
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
