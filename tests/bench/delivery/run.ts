// What measuring the sound of an answer takes of the page: tasks of the main thread on a slow processor, and memory.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-tools.mjs';
import type { BenchFigure, BenchSection } from '../bench-section.ts';
import { encodeAnswer, SAMPLE_RATE } from './encode-answer.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SLOWDOWN = 4;
const ANSWER_SECONDS = 180;
const HEADER_BYTES = 44;
const TYPES: Record<string, string> = { js: 'text/javascript', html: 'text/html', webm: 'audio/webm' };

type Measured = { longestTaskMs: number; tookMs: number; pauses: number };
type Harness = { measureRecording: (blob: Blob, withoutPace: boolean) => Promise<{ measure: { pauses: unknown[] } }> };
type Scope = { harness: Harness; recording: Blob };

/** Builds the code that measures, and nothing else, so that no task of another part is counted. */
async function build(folder: string): Promise<void> {
  const source = join(root, 'apps/web/app/audio/delivery/measure-recording.ts');
  await writeFile(
    join(folder, 'harness.js'),
    `import { measureRecording } from ${JSON.stringify(source)};\nglobalThis.harness = { measureRecording };\n`,
  );
  await writeFile(join(folder, 'index.html'), '<!doctype html><script type="module" src="/harness.js"></script>');
  const config = "export default { worker: { format: 'es' }, build: { outDir: 'built' } };\n";
  await writeFile(join(folder, 'vite.config.mjs'), config);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', folder, '--logLevel', 'error'], { cwd: folder });
}

/** Sound of three minutes, made of the recordings of the journeys. */
async function readSound(): Promise<Buffer> {
  const names = ['about-me', 'difficult-customer', 'working-in-a-team', 'a-mistake', 'leading-change'];
  const files = await Promise.all(names.map((name) => readFile(join(root, `tests/e2e/recordings/${name}.wav`))));
  const spoken = Buffer.concat(files.map((file) => file.subarray(HEADER_BYTES, file.length & ~1)));
  const sound = Buffer.alloc(ANSWER_SECONDS * SAMPLE_RATE * 2);
  for (let at = 0; at < sound.length; at += spoken.length) spoken.copy(sound, at);
  return sound;
}

async function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
    const file = path === '/' ? '/index.html' : path;
    readFile(join(folder, file)).then(
      (bytes) => response.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? '').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

/** Chromium draws its own windows in processes like those of pages, and they grow while it starts. */
const OWN_WINDOWS = '--top-chrome-webui';

/** The largest memory that the processes of pages have taken since they began, in MB. */
async function readPeakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(async ({ id }) => {
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => OWN_WINDOWS);
      if (command.includes(OWN_WINDOWS)) return 0;
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
    });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The recording is in the page before it is measured, read as often as the person heard it. */
function load(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const recording = await (await fetch('/answer.webm')).blob();
    await recording.arrayBuffer();
    Object.assign(globalThis, { recording });
  });
}

function measure(page: Page): Promise<Measured> {
  return page.evaluate(async () => {
    const { harness, recording } = globalThis as unknown as Scope;
    const tasks: number[] = [0];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration)));
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.observe({ type: 'longtask' });
    const startedAt = performance.now();
    const { measure: found } = await harness.measureRecording(recording, false);
    const tookMs = performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { longestTaskMs: Math.max(...tasks), tookMs, pauses: found.pauses.length };
  });
}

export async function run(): Promise<BenchSection> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-bench-delivery-'));
  await build(folder);
  const server = await serve(join(folder, 'built'));
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const launch = () => chromium.launch({ executablePath: findBrowser(), args });
  await encodeAnswer(launch, await readSound(), join(folder, 'built/answer.webm'));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => 'harness' in globalThis);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await load(page);
    const before = await readPeakMemory(browser);
    const { longestTaskMs, tookMs, pauses } = await measure(page);
    const grown = (await readPeakMemory(browser)) - before;
    if (pauses === 0) throw new Error('nothing was measured');
    const figures: BenchFigure[] = [
      { label: 'longest task of the main thread, 0 below 50 ms', value: longestTaskMs, unit: 'ms', atMost: 50 },
      { label: 'memory of the page, at its peak', value: grown, unit: 'MB more', atMost: 40 },
      { label: 'time to measure', value: tookMs / 1000, unit: 's' },
    ];
    return { name: `Measuring a spoken answer of three minutes, processor ${SLOWDOWN} times slower`, figures };
  } finally {
    await browser.close();
    server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
