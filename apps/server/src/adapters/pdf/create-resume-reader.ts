import type { ResumeDocument } from '@greenroom/contract/resume';
import { type ChargeProcessor, chargeTo, currentCharge } from '../../ports/processor-time.ts';
import { type QueueWatch, unwatched, type WatchQueue } from '../../ports/queue-watch.ts';
import { ResumeReadError, type ResumeReader } from '../../ports/resume-reader.ts';
import { FORMAT_HEAD_BYTES, formatOf } from './file-format.ts';
import { createPdfChildProcess, type PdfChildProcess } from './pdf-child-process.ts';
import { DEFAULT_LIMITS, type ReaderLimits } from './reader-limits.ts';

type Waiting = {
  pdf: Buffer;
  resolve: (document: ResumeDocument) => void;
  reject: (error: unknown) => void;
  isSettled: () => boolean;
  askedAtMs: number;
  charge: ChargeProcessor;
};

/** Reads PDFs in child processes of little power, which are started when first needed and kept warm. */
export function createPdfResumeReader(
  overrides: Partial<ReaderLimits> = {},
  watchQueue: WatchQueue = unwatched,
): ResumeReader {
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  const idle: PdfChildProcess[] = [];
  const running = new Set<PdfChildProcess>();
  const queue: Waiting[] = [];
  let isClosed = false;
  let isStarting = false;
  let reading = 0;
  const noted = watchQueue('resume-files', () => ({ running: reading, waiting: queue.length }));

  function start(): PdfChildProcess {
    const child = createPdfChildProcess(limits);
    running.add(child);
    void child.whenGone.then(() => {
      running.delete(child);
      const place = idle.indexOf(child);
      if (place >= 0) idle.splice(place, 1);
      assign();
    });
    return child;
  }
  function takeChild(): PdfChildProcess | undefined {
    for (let child = idle.pop(); child; child = idle.pop()) if (child.isUsable()) return child;
    // Starting a process holds this one up for some 25 ms: never twice without letting others in between.
    if (running.size >= limits.childCount || isStarting) return undefined;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      assign();
    });
    return start();
  }
  function assign(): void {
    while (queue.length > 0 && !isClosed) {
      const child = takeChild();
      if (!child) return;
      const waiting = queue.shift();
      if (waiting && !waiting.isSettled()) void serve(child, waiting);
      else idle.push(child);
    }
  }
  async function serve(child: PdfChildProcess, waiting: Waiting): Promise<void> {
    noted.waited(performance.now() - waiting.askedAtMs);
    reading += 1;
    // The child was perhaps freed by the request of another caller.
    await chargeTo(waiting.charge, () => child.read(waiting.pdf)).then(waiting.resolve, waiting.reject);
    reading -= 1;
    if (child.isUsable()) idle.push(child);
    assign();
  }

  return {
    headBytes: FORMAT_HEAD_BYTES,
    accepts: (head) => formatOf(head) !== undefined,
    read(pdf, { signal }) {
      if (isClosed) return Promise.reject(new ResumeReadError('shutting_down'));
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (formatOf(pdf) === undefined) return Promise.reject(new ResumeReadError('not_a_pdf'));
      if (queue.length >= limits.queueLength) {
        noted.refused();
        return Promise.reject(new ResumeReadError('rate_limited'));
      }
      return enqueue(queue, pdf, { signal, waitMs: limits.queueWaitMs, assign, noted });
    },
    async close() {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new ResumeReadError('shutting_down'));
      const children = [...running];
      for (const child of children) child.kill();
      await Promise.all(children.map((child) => child.whenGone));
    },
  };
}

/** Puts a file into the queue. It leaves by a child's answer, by waiting too long, or by the signal. */
function enqueue(
  queue: Waiting[],
  pdf: Buffer,
  options: { signal: AbortSignal | undefined; waitMs: number; assign: () => void; noted: QueueWatch },
): Promise<ResumeDocument> {
  const { promise, resolve, reject } = Promise.withResolvers<ResumeDocument>();
  let isSettled = false;
  const onAbort = () => settle(() => reject(options.signal?.reason));
  const timer = setTimeout(() => {
    const place = queue.indexOf(waiting);
    if (place < 0) return;
    queue.splice(place, 1);
    options.noted.refused();
    settle(() => reject(new ResumeReadError('rate_limited')));
  }, options.waitMs);
  function settle(act: () => void): void {
    isSettled = true;
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
    act();
  }
  const waiting: Waiting = {
    pdf,
    resolve: (document) => settle(() => resolve(document)),
    reject: (error) => settle(() => reject(error)),
    isSettled: () => isSettled,
    askedAtMs: performance.now(),
    charge: currentCharge(),
  };
  options.signal?.addEventListener('abort', onAbort, { once: true });
  queue.push(waiting);
  options.assign();
  return promise;
}
