import { Worker } from 'node:worker_threads';
import { AppError } from '../../app-error.ts';
import { type EncodeOptions, type SentenceEncoder, VECTOR_LENGTH } from '../../ports/sentence-encoder.ts';
import type { EncoderReply, EncoderRequest } from './encoder-worker.ts';
import { createVectorCache } from './vector-cache.ts';

/** Sentences with cached vectors, 2 kB each. The same answer is read for its score, its enhanced version and a retry. */
const CACHED_SENTENCES = 4000;
/** Sentences sent to the worker at once. An urgent request waits for one slice of another at most, about 25 ms. */
const SLICE = 8;
/** Sentences that may wait: about half a minute of work. A caller beyond that is asked to come back. */
const MOST_WAITING = 3000;
const RETRY_AFTER_S = 10;
/** The first slice includes loading the model; a busy machine needs several seconds for it. */
const SLICE_TIME_LIMIT_MS = 60_000;

type Slice = {
  texts: string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal | undefined;
  isUrgent: boolean;
};
export type EncoderThread = SentenceEncoder & { close: () => Promise<void> };
export type EncoderThreadOptions = { workerUrl?: URL; sliceTimeLimitMs?: number };

/**
 * Encodes sentences in its own thread, which starts with the first request. Requests take turns slice by slice, urgent ones first. A slice
 * that takes too long or kills the thread rejects as `provider_failed`, and the next one gets a new thread.
 */
export function createEncoderThread(options: EncoderThreadOptions = {}): EncoderThread {
  const slices = openSlices(options);
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
    // One slice after the other: each request has one slice in the queue, so that requests take turns.
    for (let start = 0; start < missing.length; start += SLICE) {
      const slice = missing.slice(start, start + SLICE);
      for (const [index, vector] of (await slices.run(slice, { signal, isUrgent })).entries()) {
        const text = slice[index] ?? '';
        found.set(text, vector);
        cache.set(text, vector);
      }
    }
    return texts.map((text) => found.get(text) ?? new Float32Array(VECTOR_LENGTH));
  }
  return { encode, close: slices.close };
}

/** The thread with its queue of slices, one of which is in work at a time. */
function openSlices(options: EncoderThreadOptions) {
  const { workerUrl = new URL('./encoder-worker.ts', import.meta.url), sliceTimeLimitMs = SLICE_TIME_LIMIT_MS } =
    options;
  const waiting: Slice[] = [];
  let worker: Worker | undefined;
  let current: Slice | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let nextId = 1;

  function finish(act: (slice: Slice) => void): void {
    clearTimeout(timer);
    const slice = current;
    current = undefined;
    if (slice) act(slice);
    startNext();
  }
  function giveUp(cause?: unknown): void {
    const dead = worker;
    worker = undefined;
    void dead?.terminate();
    finish(({ reject }) => reject(new AppError(isClosed ? 'shutting_down' : 'provider_failed', { cause })));
  }
  function openWorker(): Worker {
    const opened = new Worker(workerUrl);
    opened.unref();
    opened.on('message', (reply: EncoderReply) => {
      if (reply.id !== nextId - 1) return;
      if ('vectors' in reply) finish(({ resolve }) => resolve(reply.vectors));
      else giveUp(new Error(reply.problem));
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
    current = waiting.shift();
    while (current?.signal?.aborted) {
      current.reject(current.signal.reason);
      current = waiting.shift();
    }
    if (!current) return;
    worker ??= openWorker();
    timer = setTimeout(giveUp, sliceTimeLimitMs);
    const request: EncoderRequest = { id: nextId++, texts: current.texts };
    worker.postMessage(request);
  }
  function run(texts: string[], { signal, isUrgent }: Pick<Slice, 'signal' | 'isUrgent'>): Promise<Float32Array[]> {
    if (isClosed) return Promise.reject(new AppError('shutting_down'));
    if (!isUrgent && waiting.length * SLICE >= MOST_WAITING) {
      return Promise.reject(new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_S }));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>();
    const slice = { texts, resolve, reject, signal, isUrgent };
    const firstPatient = isUrgent ? waiting.findIndex((other) => !other.isUrgent) : -1;
    if (firstPatient < 0) waiting.push(slice);
    else waiting.splice(firstPatient, 0, slice);
    startNext();
    return promise;
  }
  async function close(): Promise<void> {
    isClosed = true;
    for (const { reject } of waiting.splice(0)) reject(new AppError('shutting_down'));
    const open = worker;
    giveUp();
    await open?.terminate();
  }
  return { run, close };
}
