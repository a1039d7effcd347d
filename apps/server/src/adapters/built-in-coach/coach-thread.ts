import { Worker } from 'node:worker_threads';
import type { SkillFamily } from '@greenroom/coach/skills/skill-family';
import type { ErrorCode } from '@greenroom/contract/errors';
import { AppError } from '../../app-error.ts';
import type { CallOptions } from '../../ports/language.ts';
import { type ChargeProcessor, currentCharge } from '../../ports/processor-time.ts';
import type { QueueCounts, QueueWatch } from '../../ports/queue-watch.ts';
import type { CoachTaskInput, CoachTaskName, RunCoachTask } from './coach-tasks.ts';
import type { CoachWorkerData, WorkerReply, WorkerRequest } from './coach-worker.ts';
import { startTaskTimer, type TaskTimer } from './task-timer.ts';

/** Weights and questions that are loaded take some 260 MB, the work on one request a few more; what needs much more has run away. */
const MAX_HEAP_MB = 384;
/** What the largest tables take as an index. */
const SKILL_TABLES_HEAP_MB = 256;
/** Tasks take milliseconds; so many wait only where some take seconds, and who comes then had better come again. */
const MOST_WAITING = 200;
const RETRY_AFTER_S = 10;
/** Processor time. With the five seconds that reading a file may take, every answer comes within ten where a processor is free. */
const DEFAULT_TIME_LIMIT_MS = 4000;
/** Loading the coach takes a second; many times that is only waited for where the machine is very busy. */
const START_LIMIT_MS = 30_000;
const RESUME_NICENESS = 5;
const COACH_WORKER = new URL('./coach-worker.ts', import.meta.url);

type Job = {
  request: WorkerRequest;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal | undefined;
  askedAtMs: number;
  charge: ChargeProcessor;
};
type CoachThreadOptions = {
  /** Processor time in ms that a task may take; by the clock five times as much. */
  timeLimitMs?: number;
  /** The operator's own skills. */
  skillFamilies?: readonly SkillFamily[];
  /** How a task that takes too long or dies is refused. */
  refusal?: ErrorCode;
  /** The thread comes after the one that answers requests: 0 takes the processor as that one does, 19 comes last. */
  niceness?: number;
  /** The code of the thread. */
  worker?: URL;
  watch?: (counts: () => QueueCounts) => QueueWatch;
};
/** `pending` counts the tasks in work and waiting. */
export type CoachThread = { run: RunCoachTask; close: () => Promise<void>; pending: () => number };

function createJob(request: WorkerRequest, signal: AbortSignal | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const askedAtMs = performance.now();
  const job: Job = { request, resolve, reject, signal, askedAtMs, charge: currentCharge() };
  return { job, promise };
}

/** `limitMs` is charged where a thread died: it cannot be asked for its time. */
function refuse({ charge, reject }: Job, code: ErrorCode, limitMs: number): void {
  if (code !== 'shutting_down') charge(limitMs);
  reject(new AppError(code));
}

/**
 * Does work of the coach in its own thread, one task after the other, so that none of it holds up the thread that
 * answers requests. A task that takes too long or dies is refused, and the next one gets a new thread.
 */
export function createCoachThread(options: CoachThreadOptions = {}): CoachThread {
  const { timeLimitMs = DEFAULT_TIME_LIMIT_MS, skillFamilies = [] } = options;
  const { refusal = 'resume_too_heavy', niceness = RESUME_NICENESS, worker: code = COACH_WORKER } = options;
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let isReady = false;
  let current: Job | undefined;
  let timer: TaskTimer | undefined;
  let isClosed = false;
  let nextId = 1;
  const noted = options.watch?.(() => ({ running: current ? 1 : 0, waiting: waiting.length }));

  function finish(act: (job: Job) => void): void {
    timer?.stop();
    const job = current;
    current = undefined;
    if (job) act(job);
    startNext();
  }
  /** The time of a task counts from when the coach has loaded, so that the first task has as long as every other. */
  function startTimer(): void {
    timer?.stop();
    timer = startTaskTimer({
      worker: isReady ? worker : undefined,
      timeLimitMs: isReady ? timeLimitMs : START_LIMIT_MS,
      onOver: giveUp,
    });
  }
  function giveUp(): void {
    const dead = worker;
    worker = undefined;
    void dead?.terminate();
    finish((job) => refuse(job, isClosed ? 'shutting_down' : refusal, timeLimitMs));
  }
  function take(reply: WorkerReply): void {
    if ('isReady' in reply) {
      isReady = true;
      if (current) startTimer();
      return;
    }
    if (reply.id !== current?.request.id) return;
    current.charge(reply.processorMs);
    if ('result' in reply) finish(({ resolve }) => resolve(reply.result));
    else finish(({ reject }) => reject(new Error(reply.problem)));
  }
  function openWorker(): Worker {
    const opened = new Worker(code, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB + (skillFamilies.length > 0 ? SKILL_TABLES_HEAP_MB : 0) },
      workerData: { skillFamilies, niceness } satisfies CoachWorkerData,
    });
    opened.unref();
    isReady = false;
    opened.on('message', (reply: WorkerReply) => {
      if (worker === opened) take(reply);
    });
    const onGone = () => (worker === opened ? giveUp() : undefined);
    opened.on('error', onGone);
    opened.on('exit', onGone);
    return opened;
  }
  function startNext(): void {
    if (current || isClosed) return;
    current = waiting.shift();
    while (current?.signal?.aborted) {
      current.reject(current.signal.reason);
      current = waiting.shift();
    }
    if (!current) return;
    noted?.waited(performance.now() - current.askedAtMs);
    worker ??= openWorker();
    startTimer();
    worker.postMessage(current.request);
  }

  const run = <Name extends CoachTaskName>(name: Name, input: CoachTaskInput<Name>, { signal }: CallOptions = {}) => {
    if (isClosed) return Promise.reject(new AppError('shutting_down'));
    if (waiting.length >= MOST_WAITING) {
      noted?.refused();
      return Promise.reject(new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_S }));
    }
    const { job, promise } = createJob({ id: nextId++, name, input }, signal);
    waiting.push(job);
    startNext();
    return promise;
  };
  return {
    run: run as RunCoachTask,
    pending: () => waiting.length + (current ? 1 : 0),
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new AppError('shutting_down'));
      const open = worker;
      giveUp();
      await open?.terminate();
    },
  };
}

/** Several threads for short tasks: each task goes to the thread with the least to do. */
export function createCoachThreads(count: number, options: CoachThreadOptions = {}): CoachThread {
  const threads = Array.from({ length: count }, () => createCoachThread(options));
  const leastBusy = () => threads.reduce((best, thread) => (thread.pending() < best.pending() ? thread : best));
  return {
    run: (name, input, call) => leastBusy().run(name, input, call),
    pending: () => threads.reduce((sum, thread) => sum + thread.pending(), 0),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
