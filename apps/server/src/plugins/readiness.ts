/** A database that hangs must not make the question hang: anyone who asks gives up after a second or two. */
const DEADLINE_MS = 2000;
/** No one can make the database busy with the question. */
const REUSE_MS = 500;

export type Readiness = {
  isReady(): Promise<boolean>;
  /** Not ready from now on, for a process that is about to stop. */
  drain(): void;
  isDraining(): boolean;
};

function within(work: Promise<void>, deadlineMs: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), deadlineMs);
  work.then(
    () => resolve(true),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
}

/** Whether the server can serve: its database answers in time. Answers within the deadline; one question at a time. */
export function createReadiness(
  ping: () => Promise<void>,
  { deadlineMs = DEADLINE_MS, reuseMs = REUSE_MS, now = Date.now } = {},
): Readiness {
  let latest: { answer: Promise<boolean>; atMs: number } | null = null;
  let isDraining = false;
  return {
    drain() {
      isDraining = true;
    },
    isDraining: () => isDraining,
    async isReady() {
      if (isDraining) return false;
      if (!latest || now() - latest.atMs >= reuseMs) latest = { answer: within(ping(), deadlineMs), atMs: now() };
      return latest.answer;
    },
  };
}
