import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import { type ChargeProcessor, currentCharge } from '../../ports/processor-time.ts';
import type { QueueCounts, QueueWatch } from '../../ports/queue-watch.ts';
import type { EncodeOptions, SentenceEncoder } from '../../ports/sentence-encoder.ts';
import { cutSlices, estimateMs } from './cut-slices.ts';
import type { EncoderReply, EncoderRequest } from './encoder-worker.ts';
import type { EncoderName } from './load-encoder.ts';
import { createVectorCache } from './vector-cache.ts';

/** Sentences with cached vectors, 2 kB each. The same answer is read for its score, its enhanced version and a retry. */
const CACHED_SENTENCES = 4000;
/**
 * A request of much work lets one of less work go first while that is due earlier: its arrival and so many times its own work. Without
 * such an order, requests that come at once would all be as late as the last of them.
 */
const PATIENCE = 4;
/** Requests that may wait. A caller beyond that is asked to come back. */
const MOST_WAITING = 375;
const RETRY_AFTER_S = 10;
/** The first slice includes loading the model; a busy machine needs several seconds for it. */
const SLICE_TIME_LIMIT_MS = 60_000;

type Order = {
  signal: AbortSignal | undefined;
  isUrgent: boolean;
  /** The time by which a request hopes for its answer: of those that wait the earliest is next. */
  dueMs: number;
  charge: ChargeProcessor;
};
type Job = Order & {
  slices: string[][];
  /** Of the slices that are done. */
  vectors: Float32Array[];
  askedAtMs: number;
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: unknown) => void;
};
export type EncoderThread = SentenceEncoder & { close: () => Promise<void> };
export type EncoderThreadOptions = {
  workerUrl?: URL;
  sliceTimeLimitMs?: number;
  watch?: (counts: () => QueueCounts) => QueueWatch;
};

/**
 * Encodes sentences in its own thread, which starts with the first request. Requests are cut into slices, so that an urgent one waits for
 * one slice at most; among the others the one that is due first has the thread. A slice that takes too long or kills the thread rejects
 * as `provider_failed`, and the next one gets a new thread.
 */
export function createEncoderThread(name: EncoderName, options: EncoderThreadOptions = {}): EncoderThread {
  const queue = openQueue(name, options);
  const cache = createVectorCache(CACHED_SENTENCES);
  async function encode(
    texts: readonly string[],
    { signal, isUrgent = false }: EncodeOptions = {},
  ): Promise<Float32Array[]> {
    signal?.throwIfAborted();
    const found = new Map<string, Float32Array>();
    const missing: string[] = [];
    for (const text of new Set(texts)) {
      const vector = cache.get(text);
      if (vector) found.set(text, vector);
      else missing.push(text);
    }
    const slices = cutSlices(missing, name);
    const dueMs = performance.now() + PATIENCE * estimateMs(missing);
    const vectors =
      slices.length > 0 ? await queue.run(slices, { signal, isUrgent, dueMs, charge: currentCharge() }) : [];
    for (const [index, text] of slices.flat().entries()) {
      const vector = vectors[index] as Float32Array;
      found.set(text, vector);
      cache.set(text, vector);
    }
    return texts.map((text) => found.get(text) as Float32Array);
  }
  return { encode, close: queue.close };
}

function isBefore(one: Job, other: Job): boolean {
  if (one.isUrgent !== other.isUrgent) return one.isUrgent;
  return one.dueMs < other.dueMs;
}

/** The thread with its jobs in the order of their work. One slice of one job is in work at a time. */
function openQueue(name: EncoderName, options: EncoderThreadOptions) {
  const { workerUrl = new URL('./encoder-worker.ts', import.meta.url), sliceTimeLimitMs = SLICE_TIME_LIMIT_MS } =
    options;
  const jobs: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let nextId = 1;
  const noted = options.watch?.(() => ({ running: current ? 1 : 0, waiting: jobs.length - (current ? 1 : 0) }));

  function remove(job: Job): void {
    const index = jobs.indexOf(job);
    if (index >= 0) jobs.splice(index, 1);
  }
  /** The slice in work is over, and its job with it if this was the last one. */
  function finishSlice(act: (job: Job) => void): void {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) act(job);
    startNext();
  }
  function take({ vectors, processorMs }: Extract<EncoderReply, { vectors: unknown }>): void {
    finishSlice((job) => {
      job.charge(processorMs);
      job.vectors.push(...vectors);
      job.slices.shift();
      if (job.slices.length > 0) return;
      remove(job);
      job.resolve(job.vectors);
    });
  }
  function giveUp(cause?: unknown): void {
    const dead = worker;
    worker = undefined;
    void dead?.terminate();
    finishSlice((job) => {
      remove(job);
      job.reject(new AppError(isClosed ? 'shutting_down' : 'provider_failed', { cause }));
    });
  }
  function openWorker(): Worker {
    const opened = new Worker(workerUrl, { workerData: name });
    opened.unref();
    opened.on('message', (reply: EncoderReply) => {
      if (reply.id !== nextId - 1) return;
      if ('problem' in reply) giveUp(new Error(reply.problem));
      else if (reply.vectors.length === current?.slices[0]?.length) take(reply);
      else giveUp(new Error('The encoder left texts out.'));
    });
    const onGone = (cause?: unknown) => {
      if (worker === opened) giveUp(cause);
    };
    opened.on('error', onGone);
    opened.on('exit', () => onGone());
    return opened;
  }
  function startNext(): void {
    if (current || isClosed) return;
    let job = jobs[0];
    while (job?.signal?.aborted) {
      jobs.shift();
      job.reject(job.signal.reason);
      job = jobs[0];
    }
    if (!job) return;
    current = job;
    if (job.vectors.length === 0) noted?.waited(performance.now() - job.askedAtMs);
    worker ??= openWorker();
    timer = setTimeout(giveUp, sliceTimeLimitMs);
    worker.postMessage({ id: nextId++, texts: job.slices[0] ?? [] } satisfies EncoderRequest);
  }
  /** The vectors of all texts, in the order of the slices. */
  function run(slices: readonly string[][], order: Order): Promise<Float32Array[]> {
    if (isClosed) return Promise.reject(new AppError('shutting_down'));
    if (!order.isUrgent && jobs.length >= MOST_WAITING) {
      noted?.refused();
      return Promise.reject(new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_S }));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>();
    const job: Job = { ...order, slices: [...slices], vectors: [], askedAtMs: performance.now(), resolve, reject };
    const firstLater = jobs.findIndex((other) => isBefore(job, other));
    jobs.splice(firstLater < 0 ? jobs.length : firstLater, 0, job);
    startNext();
    return promise;
  }
  async function close(): Promise<void> {
    isClosed = true;
    for (const job of jobs.splice(0)) if (job !== current) job.reject(new AppError('shutting_down'));
    const open = worker;
    giveUp();
    await open?.terminate();
  }
  return { run, close };
}
