const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Chore = { everyMs: number; work: () => Promise<unknown> };
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

/** What has to be done at the start and now and then, on every replica: each chore is harmless when two do it at once. */
export function startHousekeeping(chores: Chores, log: Log): () => void {
  const list: Chore[] = [
    { everyMs: HOUR_MS, work: chores.returnStaleUnits },
    { everyMs: DAY_MS, work: chores.reconcilePayments },
    { everyMs: DAY_MS, work: chores.deleteExpiredSessions },
    { everyMs: DAY_MS, work: chores.deleteExpiredRecordings },
    { everyMs: DAY_MS, work: chores.deleteExpiredData },
  ];
  const run = ({ work }: Chore) => void work().catch((error: unknown) => log.error({ err: error }, 'a chore failed'));
  const timers = list.map((chore) => {
    run(chore);
    return setInterval(() => run(chore), chore.everyMs).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
