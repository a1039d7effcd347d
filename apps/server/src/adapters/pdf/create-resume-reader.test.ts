import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ResumeReader } from '../../ports/resume-reader.ts';
import {
  buildCountedPages,
  buildDeepNesting,
  buildDeflateBomb,
  buildEmptyPdf,
  buildFormRecursion,
  buildGarbage,
  buildHugePage,
  buildMapBomb,
  buildPageTreeCycle,
} from '../../testing/pdf-writer/hostile-pdfs.ts';
import { buildPdf } from '../../testing/pdf-writer/pdf-document.ts';
import { createSimpleFont } from '../../testing/pdf-writer/pdf-fonts.ts';
import { createPdfResumeReader } from './create-resume-reader.ts';
import { DEFAULT_LIMITS, type ReaderLimits } from './reader-limits.ts';

const font = createSimpleFont('Helvetica');
const buildResume = (name: string, passwords?: { user: string; owner: string }) =>
  buildPdf(
    [(page) => page.text(50, 700, `${name}, programmer of computers`, { font, size: 10 })],
    passwords ? { passwords } : {},
  );

/** For files that are read at once on a machine that is not busy. */
const PATIENT = { timeLimitMs: 60_000, startLimitMs: 60_000, queueWaitMs: 120_000 };
const readers: ResumeReader[] = [];
function openReader(limits: Partial<ReaderLimits> = {}): ResumeReader {
  const reader = createPdfResumeReader({ ...PATIENT, ...limits });
  readers.push(reader);
  return reader;
}
/** Long enough never to come by itself. */
const NEVER_MS = 1_000_000_000;
const sleep = (
  (wait) => (ms: number) =>
    new Promise((resolve) => wait(resolve, ms))
)(setTimeout);

/** Stops the clock of the reader's limits: they pass only when a test says so, however busy the machine is. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
/** Lets a limit pass, again and again, until a reading has ended. */
async function passUntil(reading: Promise<unknown>, limitMs: number) {
  let isEnded = false;
  void reading.finally(() => {
    isEnded = true;
  });
  while (!isEnded) {
    vi.advanceTimersByTime(limitMs);
    await sleep(10);
  }
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: { code?: string }) => error.code,
  );

describe('a reader of resumes', () => {
  test('reads one file after the other, also with bytes before the header and when locked for changes only', async () => {
    const reader = openReader();
    const prefixed = Buffer.concat([Buffer.from('X-Mailer: gateway\r\n\r\n'), buildResume('Grace Hopper')]);
    const locked = buildResume('Jean Bartik', { user: '', owner: 'secret' });
    const first = await reader.read(prefixed, {});
    const second = await reader.read(locked, {});
    expect(first.lines[0]?.text).toBe('Grace Hopper, programmer of computers');
    expect(second.lines[0]?.text).toBe('Jean Bartik, programmer of computers');
  });
  test('answers twenty files at once, each with its own text', async () => {
    const reader = openReader();
    const names = Array.from({ length: 20 }, (_, index) => `Person ${index}`);
    const documents = await Promise.all(names.map((name) => reader.read(buildResume(name), {})));
    expect(documents.map((document) => document.lines[0]?.text)).toEqual(
      names.map((name) => `${name}, programmer of computers`),
    );
  });

  const whole = buildResume('Grace Hopper');
  const imageOnly = buildPdf([(page) => page.image({ x: 0, y: 0, width: 595, height: 842 })]);
  const refused: [string, Buffer, string][] = [
    ['nothing at all', Buffer.alloc(0), 'not_a_pdf'],
    ['text that is named like a PDF', Buffer.from('Grace Hopper\nprogrammer'), 'not_a_pdf'],
    [
      'a file that asks for a password',
      buildResume('Grace Hopper', { user: 'open', owner: 'secret' }),
      'resume_encrypted',
    ],
    ['pictures of text', imageOnly, 'resume_image_only'],
    ['an empty page', buildEmptyPdf(), 'resume_empty'],
    ['arrays nested without end', buildDeepNesting(), 'resume_empty'],
    ['101 pages', buildCountedPages(101), 'resume_too_long'],
    ['a file cut off after its head', whole.subarray(0, 60), 'resume_unreadable'],
    ['bytes without sense', buildGarbage(), 'resume_unreadable'],
    ['pages that contain themselves', buildPageTreeCycle(), 'resume_unreadable'],
    ['a font with fifty million codes', buildMapBomb(), 'resume_too_heavy'],
    ['a page that unfolds to hundreds of megabytes', buildDeflateBomb(), 'resume_too_heavy'],
  ];
  test.each(refused)('refuses %s', async (_, pdf, code) => {
    const reader = openReader(code === 'resume_too_heavy' ? { timeLimitMs: DEFAULT_LIMITS.timeLimitMs } : {});
    expect(await codeOf(reader.read(pdf, {}))).toBe(code);
  });
  test('reads text on a page of any size', async () => {
    expect(await codeOf(openReader().read(buildHugePage(), {}))).toBe('read');
  });

  test('gives up on a file that takes too long, and reads the next', async () => {
    holdClock();
    const reader = openReader({ childCount: 1, timeLimitMs: 400, startLimitMs: NEVER_MS, queueWaitMs: NEVER_MS });
    const heavy = codeOf(reader.read(buildFormRecursion(), {}));
    const next = codeOf(reader.read(whole, {}));
    await passUntil(heavy, 400);
    expect([await heavy, await next]).toEqual(['resume_too_heavy', 'read']);
  });
  test('replaces a child after its share of files', async () => {
    const reader = openReader({ childCount: 1, documentsPerChild: 1 });
    expect(await Promise.all([1, 2, 3].map(() => codeOf(reader.read(whole, {}))))).toEqual(['read', 'read', 'read']);
  });
});

describe('waiting', () => {
  const busy = { childCount: 1, timeLimitMs: 1500, startLimitMs: NEVER_MS, queueWaitMs: NEVER_MS };
  test('is refused when too many wait already', async () => {
    holdClock();
    const reader = openReader({ ...busy, queueLength: 1 });
    const codes = [buildFormRecursion(), buildResume('A'), buildResume('B')].map((pdf) => codeOf(reader.read(pdf, {})));
    expect(await codes[2]).toBe('rate_limited');
    await passUntil(codes[0] ?? Promise.resolve(), busy.timeLimitMs);
    expect(await Promise.all(codes)).toEqual(['resume_too_heavy', 'read', 'rate_limited']);
  });
  test('ends after a while', async () => {
    holdClock();
    const reader = openReader({ ...busy, timeLimitMs: NEVER_MS, queueWaitMs: 100 });
    const heavy = codeOf(reader.read(buildFormRecursion(), {}));
    const waiting = codeOf(reader.read(buildResume('A'), {}));
    await passUntil(waiting, 100);
    expect(await waiting).toBe('rate_limited');
    await reader.close();
    expect(await heavy).toBe('shutting_down');
  });
  test('ends when the person leaves', async () => {
    holdClock();
    const reader = openReader(busy);
    const controller = new AbortController();
    const first = codeOf(reader.read(buildFormRecursion(), {}));
    const second = reader.read(buildResume('A'), { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    await expect(reader.read(buildResume('A'), { signal: controller.signal })).rejects.toThrow('left');
    await passUntil(first, busy.timeLimitMs);
    expect(await first).toBe('resume_too_heavy');
  });
  test('ends when the server stops, and nothing is taken afterwards', async () => {
    const reader = openReader({ childCount: 1 });
    const waiting = [buildFormRecursion(), buildResume('A')].map((pdf) => codeOf(reader.read(pdf, {})));
    await reader.close();
    const [running, queued] = await Promise.all(waiting);
    expect([running, queued]).toEqual(['shutting_down', 'shutting_down']);
    expect(await codeOf(reader.read(buildResume('A'), {}))).toBe('shutting_down');
  });
});

test('a child ends when its parent is killed', async () => {
  const url = new URL('./start-child.ts', import.meta.url).href;
  const script = `const { startChild } = await import(${JSON.stringify(url)}); const child = startChild(); child.once('message', () => console.log(child.pid)); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const childId = Number(printed.toString());
  expect(process.kill(childId, 0)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(childId, 0)).toThrow('ESRCH'), { timeout: 60_000 });
});
