/** The time that one task has in all: the model's part of it, and when the built-in coach begins to prepare its answer. */
export type TaskClock = {
  /** Milliseconds until the model is given up. */
  modelMs(): number;
  /** Milliseconds until the substitute's answer is prepared, while the model may still answer. */
  prepareMs(): number;
};

/** What is left for the built-in coach's answer, its way to the screen and a busy machine. At most an eighth of the whole. */
const RESERVE_MS = 1000;
const RESERVE_SHARE = 1 / 8;
/** The built-in coach takes a few milliseconds on a quiet machine, and two seconds on a busy one. */
const PREPARE_EARLIER_MS = 3000;

/** Starts with the task, so that steps before the call to the model count too. */
export function startTaskClock(totalMs: number): TaskClock {
  const endsAtMs = performance.now() + totalMs - Math.min(RESERVE_MS, totalMs * RESERVE_SHARE);
  const modelMs = () => Math.max(0, Math.round(endsAtMs - performance.now()));
  return { modelMs, prepareMs: () => Math.max(0, modelMs() - PREPARE_EARLIER_MS) };
}

export type PreparedWork<Result> = {
  /** The result of the one run: of the one that was prepared, else of one that starts now. */
  get(): Promise<Result>;
  cancel(): void;
};

/** Runs the work once: after the delay, or earlier when its result is asked for. */
export function prepareAfter<Result>(delayMs: number, work: () => Promise<Result>): PreparedWork<Result> {
  let started: Promise<Result> | null = null;
  const get = (): Promise<Result> => {
    clearTimeout(timer);
    started ??= work();
    return started;
  };
  // A failure counts only if the result is asked for.
  const timer = setTimeout(() => void get().catch(() => undefined), delayMs);
  return { get, cancel: () => clearTimeout(timer) };
}
