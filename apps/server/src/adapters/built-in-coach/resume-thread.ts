import { Worker } from 'node:worker_threads';
import type { SkillFamily } from '@greenroom/coach/skills/skill-family';
import { AppError } from '../../app-error.ts';
import type { ResumeTaskInput, ResumeTaskName, RunResumeTask } from './resume-tasks.ts';
import type { ResumeWorkerData, WorkerReply, WorkerRequest } from './resume-worker.ts';

const MAX_HEAP_MB = 256;
/** What the largest tables take as an index. */
const SKILL_TABLES_HEAP_MB = 256;
/** Tasks take milliseconds; so many wait only where some take seconds, and who comes then had better come again. */
const MOST_WAITING = 200;
const RETRY_AFTER_S = 10;
/** With the five seconds that reading a file may take, every answer comes within ten. */
const DEFAULT_TIME_LIMIT_MS = 4000;

type Job = { request: WorkerRequest; resolve: (result: unknown) => void; reject: (error: Error) => void };
/** `skillFamilies` are the operator's own skills. */
type ResumeThreadOptions = { timeLimitMs?: number; skillFamilies?: readonly SkillFamily[] };
export type ResumeThread = { run: RunResumeTask; close: () => Promise<void> };

/**
 * Does the work on resumes in its own thread, one task after the other, so that none of it holds up the thread that
 * answers requests. A task that takes too long or dies is refused as `resume_too_heavy`, and the next one gets a new
 * thread.
 */
export function createResumeThread(options: ResumeThreadOptions = {}): ResumeThread {
  const { timeLimitMs = DEFAULT_TIME_LIMIT_MS, skillFamilies = [] } = options;
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let nextId = 1;

  function finish(act: (job: Job) => void): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) act(job);
    startNext();
  }
  function giveUp(): void {
    const dead = worker;
    worker = undefined;
    void dead?.terminate();
    finish(({ reject }) => reject(new AppError(isClosed ? 'shutting_down' : 'resume_too_heavy')));
  }
  function openWorker(): Worker {
    const opened = new Worker(new URL('./resume-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB + (skillFamilies.length > 0 ? SKILL_TABLES_HEAP_MB : 0) },
      workerData: { skillFamilies } satisfies ResumeWorkerData,
    });
    opened.unref();
    opened.on('message', (reply: WorkerReply) => {
      if (reply.id !== current?.request.id) return;
      if ('result' in reply) finish(({ resolve }) => resolve(reply.result));
      else finish(({ reject }) => reject(new Error(reply.problem)));
    });
    const onGone = () => {
      if (worker === opened) giveUp();
    };
    opened.on('error', onGone);
    opened.on('exit', onGone);
    return opened;
  }
  function startNext(): void {
    if (current || isClosed) return;
    current = waiting.shift();
    if (!current) return;
    worker ??= openWorker();
    timer = setTimeout(giveUp, timeLimitMs);
    worker.postMessage(current.request);
  }

  const run = <Name extends ResumeTaskName>(name: Name, input: ResumeTaskInput<Name>) => {
    if (isClosed) return Promise.reject(new AppError('shutting_down'));
    if (waiting.length >= MOST_WAITING) {
      return Promise.reject(new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_S }));
    }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.push({ request: { id: nextId++, name, input }, resolve, reject });
    startNext();
    return promise;
  };
  return {
    run: run as RunResumeTask,
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new AppError('shutting_down'));
      const open = worker;
      giveUp();
      await open?.terminate();
    },
  };
}
