import type { Worker } from 'node:worker_threads';

/** On a busy machine a task waits for the processor: so many times its limit may pass by the clock. */
const LONGEST_BY_THE_CLOCK = 5;
/** The thread is asked no more often than this for the time it has used. */
const SHORTEST_PAUSE_MS = 20;

export type TaskTimer = { stop: () => void };

/**
 * Calls `onOver` once a task of the thread `worker` has used `timeLimitMs` of processor time, or five times as much has passed by the clock. Without a
 * thread the clock alone counts, once.
 */
export function startTaskTimer(task: {
  worker: Worker | undefined;
  timeLimitMs: number;
  onOver: () => void;
}): TaskTimer {
  const { worker, timeLimitMs, onOver } = task;
  let isStopped = false;
  let judgeTimer: NodeJS.Timeout | undefined;
  const stop = () => {
    isStopped = true;
    clearTimeout(endTimer);
    clearTimeout(judgeTimer);
  };
  const end = () => {
    stop();
    onOver();
  };
  const endTimer = setTimeout(end, worker ? LONGEST_BY_THE_CLOCK * timeLimitMs : timeLimitMs);
  if (worker) {
    const before = processorMs(worker);
    const judge = async (): Promise<void> => {
      const left = timeLimitMs - ((await processorMs(worker)) - (await before));
      if (isStopped) return;
      if (left <= 0) end();
      else judgeTimer = setTimeout(judge, Math.max(left, SHORTEST_PAUSE_MS));
    };
    judgeTimer = setTimeout(judge, timeLimitMs);
  }
  return { stop };
}

/** The processor time that a thread has used, in ms; none of a thread that has ended. */
const processorMs = async (worker: Worker): Promise<number> => {
  const { user, system } = (await worker.cpuUsage().catch(() => undefined)) ?? { user: 0, system: 0 };
  return (user + system) / 1000;
};
