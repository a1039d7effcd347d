import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { currentCharge } from '../ports/processor-time.ts';
import { lowerPriority } from './lower-priority.ts';
import { watchProcessor } from './processor-watch.ts';

export type ProgramRun = {
  path: string;
  args: string[];
  /** What the program reads from its standard input; as a file where it opens `/dev/stdin` by name. */
  input?: { bytes: Uint8Array; as: 'pipe' | 'file' };
  timeoutMs: number;
  maxOutputBytes: number;
  signal?: AbortSignal;
};

/** Runs `use` on a file that has no name any more: it vanishes with its last reader, even when this process is killed. */
async function withNamelessFile<T>(bytes: Uint8Array, use: (descriptor: number) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `greenroom-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    // A positioned write leaves the read position at the start, where a program that shares it begins.
    await file.write(bytes, 0, bytes.length, 0);
    return await use(file.fd);
  } finally {
    await file.close();
  }
}

/**
 * What a program wrote to its standard output. Never through a shell; killed when it takes too long, writes too much or
 * is aborted. Fails with `provider_timeout`, `provider_failed`, or the signal's reason.
 */
export async function runProgram(run: ProgramRun): Promise<Buffer> {
  run.signal?.throwIfAborted();
  if (run.input?.as === 'file') {
    return withNamelessFile(run.input.bytes, (descriptor) => collectOutput(run, descriptor));
  }
  return collectOutput(run, run.input ? 'pipe' : 'ignore');
}

/**
 * Recognition takes a core for seconds, and the server's own thread has to come first: at this value it gets three times the
 * share of the program. At the lowest priority (19) a busy machine gave the program one part in seventy, and an answer that
 * takes 2 s was not heard within its minute.
 */
const PROGRAM_NICENESS = 5;

/** The limit of processor time, as a multiple of the time limit: it ends a program that outlives its server. */
const CPU_SHARE = 2;
const MAX_MEMORY_KB = 4 * 1024 * 1024;

/**
 * The programs read sound and text of strangers, so they get no environment (which holds secrets), no core dumps, and bounds on
 * processor time and memory.
 */
function startProgram({ path, args, timeoutMs }: ProgramRun, stdin: number | 'pipe' | 'ignore'): ChildProcess {
  const options = { stdio: [stdin, 'pipe', 'ignore'] as const, env: {} };
  if (process.platform === 'win32') return spawn(path, args, { ...options, stdio: [...options.stdio] });
  const cpuSeconds = Math.ceil((CPU_SHARE * timeoutMs) / 1000);
  const limits = `ulimit -c 0; ulimit -t ${cpuSeconds}; ulimit -v ${MAX_MEMORY_KB} 2>/dev/null; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', limits, path, ...args], { ...options, stdio: [...options.stdio] });
}

function collectOutput(run: ProgramRun, stdin: number | 'pipe' | 'ignore'): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const child = startProgram(run, stdin);
  lowerPriority(PROGRAM_NICENESS, child.pid);
  const charge = currentCharge();
  const endWatch = watchProcessor(child.pid);
  const stop = (reason: unknown) => {
    child.kill('SIGKILL');
    reject(reason);
  };
  const onAbort = () => stop(run.signal?.reason);
  const timer = setTimeout(() => stop(new AppError('provider_timeout')), run.timeoutMs);
  run.signal?.addEventListener('abort', onAbort, { once: true });
  const chunks: Buffer[] = [];
  let byteCount = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    byteCount += chunk.length;
    if (byteCount > run.maxOutputBytes) stop(new AppError('provider_failed'));
  });
  child.once('error', (cause) => reject(new AppError('provider_failed', { cause })));
  child.once('close', (exitCode) => {
    if (exitCode === 0) resolve(Buffer.concat(chunks));
    else reject(new AppError('provider_failed', { cause: new Error(`The program ended with ${exitCode}.`) }));
  });
  // A program that ends before it has read everything closes the pipe: its exit code says what happened.
  child.stdin?.on('error', () => undefined);
  if (run.input && stdin === 'pipe') child.stdin?.end(run.input.bytes);
  return promise.finally(() => {
    charge(endWatch());
    clearTimeout(timer);
    run.signal?.removeEventListener('abort', onAbort);
  });
}
