import type { Writable } from 'node:stream';
import type { ResumeDocument } from '@greenroom/contract/resume';
import { type ChargeProcessor, currentCharge } from '../../ports/processor-time.ts';
import { ResumeReadError, type ResumeReadErrorCode } from '../../ports/resume-reader.ts';
import { lowerPriority } from '../../programs/lower-priority.ts';
import { type ChildMessage, PDF_DESCRIPTOR, PDF_HEADER_BYTES } from './pdf-messages.ts';
import type { ReaderLimits } from './reader-limits.ts';
import { MAX_CPU_SECONDS, startChild } from './start-child.ts';
import { watchMemory } from './watch-memory.ts';

/** The server's own work comes first when both want the processor. */
const LOW_PRIORITY = 5;
/** A child is replaced before its processor time could end in the middle of a file. */
const RETIRE_CPU_MS = (MAX_CPU_SECONDS * 1000) / 2;

const NOT_STARTED = 'The process that reads PDFs could not be started.';

type Job = {
  id: number;
  resolve: (document: ResumeDocument) => void;
  reject: (error: Error) => void;
  charge: ChargeProcessor;
};

/** One process that reads one file at a time. */
export type PdfChildProcess = {
  read: (pdf: Buffer) => Promise<ResumeDocument>;
  /** Whether another file may be given to it. */
  isUsable: () => boolean;
  /** Ends it at once; a file that it was reading is rejected with `shutting_down`. */
  kill: () => void;
  whenGone: Promise<void>;
};

export function createPdfChildProcess(limits: ReaderLimits): PdfChildProcess {
  const child = startChild();
  let job: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopWatch = () => {};
  let documentCount = 0;
  let isRetired = false;
  let nextId = 1;
  let isReady = false;
  /** Processor time of the child when it took the file that it reads. */
  let cpuMsBefore = 0;
  const ready = Promise.withResolvers<void>();

  function finish(act: (job: Job) => void): void {
    clearTimeout(timer);
    stopWatch();
    const finished = job;
    job = undefined;
    if (finished) act(finished);
  }
  function fail(code: ResumeReadErrorCode): void {
    isRetired = true;
    child.kill('SIGKILL');
    finish(({ reject, charge }) => {
      // A process that was killed cannot be asked: it used about as much as a file may.
      if (code !== 'shutting_down') charge(limits.timeLimitMs);
      reject(new ResumeReadError(code));
    });
  }
  function arm(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => fail('resume_too_heavy'), afterMs);
  }
  const whenGone = new Promise<void>((resolve) => {
    const onGone = () => {
      isRetired = true;
      // A process that ran out of heap or processor time ends by itself: the file was too heavy for it.
      finish(({ reject, charge }) => {
        if (isReady) charge(limits.timeLimitMs);
        reject(isReady ? new ResumeReadError('resume_too_heavy') : new Error(NOT_STARTED));
      });
      resolve();
    };
    child.once('exit', onGone);
    // A process that could not be started at all never exits.
    child.once('error', onGone);
  });
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'ready') {
      isReady = true;
      lowerPriority(LOW_PRIORITY, child.pid);
      ready.resolve();
    } else if (message.id !== job?.id) return;
    else if (message.kind === 'received') {
      cpuMsBefore = message.cpuMs;
      arm(limits.timeLimitMs);
    } else {
      job.charge(message.cpuMs - cpuMsBefore);
      if (message.cpuMs > RETIRE_CPU_MS || documentCount >= limits.documentsPerChild) retire();
      if (message.kind === 'read') finish(({ resolve }) => resolve(message.document));
      else finish(({ reject }) => reject(new ResumeReadError(message.code)));
    }
  });
  function retire(): void {
    isRetired = true;
    child.kill('SIGKILL');
  }
  const pipe = child.stdio[PDF_DESCRIPTOR] as Writable | null;
  // A child that was killed breaks its pipe; its exit tells what matters.
  pipe?.on('error', () => undefined);

  return {
    isUsable: () => !isRetired,
    kill: () => fail('shutting_down'),
    whenGone,
    read(pdf) {
      const { promise, resolve, reject } = Promise.withResolvers<ResumeDocument>();
      const id = nextId++;
      job = { id, resolve, reject, charge: currentCharge() };
      documentCount++;
      arm(limits.startLimitMs);
      if (child.pid !== undefined) {
        const { memoryLimitBytes: limitBytes, watchIntervalMs: intervalMs } = limits;
        stopWatch = watchMemory(child.pid, { limitBytes, intervalMs, onExceeded: () => fail('resume_too_heavy') });
      }
      void ready.promise.then(() => sendFile(pipe, id, pdf));
      return promise;
    },
  };
}

/** Nothing waits for the child here: what it does not take at once is in memory, where the file is anyway. */
function sendFile(pipe: Writable | null, id: number, pdf: Buffer): void {
  const header = Buffer.alloc(PDF_HEADER_BYTES);
  header.writeUInt32BE(id, 0);
  header.writeUInt32BE(pdf.length, 4);
  pipe?.write(header);
  pipe?.write(pdf);
}
