const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Chore = { everyMs: number; work: () => Promise<unknown> };
type Log = { error(details: object, message: string): void };

export type Chores = {
  returnStaleUnits(): Promise<unknown>;
  reconcilePayments(): Promise<unknown>;
  deleteExpiredSessions(): Promise<unknown>;
};

/** What has to be done at the start and now and then, on every replica: each chore is harmless when two do it at once. */
export function startHousekeeping(chores: Chores, log: Log): () => void {
  const list: Chore[] = [
    { everyMs: HOUR_MS, work: chores.returnStaleUnits },
    { everyMs: DAY_MS, work: chores.reconcilePayments },
    { everyMs: DAY_MS, work: chores.deleteExpiredSessions },
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
