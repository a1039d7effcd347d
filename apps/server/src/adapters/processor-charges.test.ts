import type { ResumeDocument } from '@greenroom/contract/resume';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chargeTo } from '../ports/processor-time.ts';
import { watchProcessor } from '../programs/processor-watch.ts';
import { runProgram } from '../programs/run-program.ts';
import { buildResume } from '../testing/build-resume.ts';
import { readRecording } from '../testing/recordings.ts';
import { createAudioDecoder } from './audio/audio-decoder.ts';
import { createCoachThread } from './built-in-coach/coach-thread.ts';
import { createPdfResumeReader } from './pdf/create-resume-reader.ts';
import { createEncoderThread } from './sentence-encoder/encoder-thread.ts';

const DOCUMENT: ResumeDocument = { lines: [], pageCount: 1 };
const BUSY = { path: process.execPath, timeoutMs: 120_000, maxOutputBytes: 10_000 };

/** What each caller was charged, and a way to ask for work as that caller. */
function openBook() {
  const charged: Record<string, number[]> = {};
  const as = <Result>(caller: string, work: () => Result): Result =>
    chargeTo((ms) => {
      charged[caller] = [...(charged[caller] ?? []), ms];
    }, work);
  return { charged, as };
}
const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
/** The code of a thread that answers each request with its number as the processor time. */
const countingThread = (reply: string) =>
  script(`import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, texts }) => parentPort.postMessage({ id, processorMs: 10 * id, ${reply} }));
    parentPort.postMessage({ isReady: true });`);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closing.splice(0).map((close) => close()));
});

describe('processor time is charged to the caller', () => {
  it('of a task of the coach, also one that waited behind the task of another caller', async () => {
    const thread = createCoachThread({ timeLimitMs: 60_000, worker: countingThread('result: 1') });
    closing.push(thread.close);
    const { charged, as } = openBook();
    const run = (caller: string) => as(caller, () => thread.run('parse', DOCUMENT));
    await Promise.all([run('ada'), run('grace'), thread.run('parse', DOCUMENT), run('ada')]);
    expect(charged).toEqual({ ada: [10, 40], grace: [20] });
  });

  it('of a task that never ends, with its limit', async () => {
    const endless = script(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { for (;;) {} });
      parentPort.postMessage({ isReady: true });`);
    const thread = createCoachThread({ timeLimitMs: 100, worker: endless });
    closing.push(thread.close);
    const { charged, as } = openBook();
    await expect(as('ada', () => thread.run('parse', DOCUMENT))).rejects.toMatchObject({ code: 'resume_too_heavy' });
    expect(charged).toEqual({ ada: [100] });
  });

  it('of sentences that are encoded', async () => {
    const workerUrl = countingThread('vectors: texts.map(() => new Float32Array(1))');
    const thread = createEncoderThread('answers', { workerUrl });
    closing.push(thread.close);
    const { charged, as } = openBook();
    await Promise.all([as('ada', () => thread.encode(['one'])), as('grace', () => thread.encode(['two']))]);
    expect(charged).toEqual({ ada: [10], grace: [20] });
  });

  it('of resumes that are read one after the other by the same process', async () => {
    const reader = createPdfResumeReader({
      timeLimitMs: 60_000,
      startLimitMs: 60_000,
      queueWaitMs: 120_000,
      childCount: 1,
    });
    closing.push(() => reader.close());
    const { charged, as } = openBook();
    const read = (caller: string) => as(caller, () => reader.read(buildResume(), {}));
    await Promise.all([read('ada'), read('grace')]);
    expect(charged).toEqual({ ada: [expect.any(Number)], grace: [expect.any(Number)] });
    // The first reading loads the reader: it takes some 100 ms.
    expect(charged.ada?.[0]).toBeGreaterThan(10);
  });

  it('of recordings that are decoded', async () => {
    const decoder = createAudioDecoder(60_000);
    const { charged, as } = openBook();
    const audio = { bytes: readRecording('about-me.webm'), format: 'webm' } as const;
    await as('ada', () => decoder.decode(audio, {}));
    expect(charged).toEqual({ ada: [expect.any(Number)] });
    expect(charged.ada?.[0]).toBeGreaterThan(1);
  });

  it('of programs, also of one that fails', async () => {
    const { charged, as } = openBook();
    const burn =
      'const end = process.cpuUsage().user + 600_000; while (process.cpuUsage().user < end); process.exit(3);';
    await expect(as('ada', () => runProgram({ ...BUSY, args: ['-e', burn] }))).rejects.toMatchObject({
      code: 'provider_failed',
    });
    expect(charged.ada?.[0]).toBeGreaterThan(500);
  });
});

it('a program that waits is charged for its processor time, not for the wait', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  let usedMs = 0;
  const end = watchProcessor(1, () => usedMs);
  usedMs = 30;
  vi.advanceTimersByTime(10_000);
  vi.advanceTimersByTime(150);
  // The clock counts since the last sample: what it did then is not known.
  expect(end()).toBe(180);
});

it('where no sample can be taken, a program is charged by the clock', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const end = watchProcessor(1, () => undefined);
  vi.advanceTimersByTime(1100);
  expect(end()).toBe(1100);
});
