// Lighthouse on the built server: the mobile preset for every screen a visitor may open, the desktop preset for Home.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { findBrowser } from '../../../scripts/find-tools.mjs';
import { type BenchFigure, type BenchSection, quantile } from '../bench-section.ts';
import { startServer } from '../server-process.ts';

const ROUNDS = process.env.BENCH_QUICK === '1' ? 3 : 5;
const PORT = 3474;
const SCREENS = [
  { name: 'Prepare', path: '/interview/prepare' },
  { name: 'Resume', path: '/resume' },
];
const FURTHER_SCREEN_AT_LEAST = 93;

/** A browser of our own and the port that Lighthouse talks to. */
async function startBrowser(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const path = findBrowser();
  if (!path) throw new Error('no Chromium was found: npm test says how to get one');
  const child = spawn(
    path,
    ['--headless=new', '--remote-debugging-port=0', '--no-first-run', `--user-data-dir=${join(folder, 'browser')}`]
      // Chromium refuses its sandbox to root, which is what a container runs as.
      .concat(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
    child.stderr.on('data', (text: Buffer) => {
      said += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

type Preset = 'mobile' | 'desktop';

async function measure(url: string, port: number, preset: Preset): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const flags = { port, logLevel: 'error' as const };
    const outcome = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined);
    if (!outcome || outcome.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}`);
    results.push(outcome.lhr);
  }
  return results;
}

const medianOf = (results: Result[], read: (result: Result) => number): number => quantile(results.map(read), 0.5);
const scoreOf = (id: string) => (result: Result) => (result.categories[id]?.score ?? 0) * 100;
const numberOf = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN;

/** Bytes of JavaScript on the wire, gzipped or better, of one load that nobody touched; in kB. */
function scriptKb(result: Result): number {
  const requests = result.audits['network-requests']?.details;
  const items =
    requests && 'items' in requests ? (requests.items as { resourceType?: string; transferSize?: number }[]) : [];
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
}

function describeHome(mobile: Result[], desktop: Result[]): BenchFigure[] {
  const score = (label: string, id: string, atLeast: number): BenchFigure => ({
    label: `Home, ${label}, mobile`,
    value: medianOf(mobile, scoreOf(id)),
    unit: 'of 100',
    atLeast,
  });
  const seconds = (results: Result[]) => medianOf(results, numberOf('largest-contentful-paint')) / 1000;
  return [
    score('performance', 'performance', 97),
    score('accessibility', 'accessibility', 100),
    score('best practices', 'best-practices', 100),
    score('search', 'seo', 100),
    { label: 'Home, largest paint, mobile', value: seconds(mobile), unit: 's', atMost: 1.8 },
    { label: 'Home, largest paint, desktop', value: seconds(desktop), unit: 's', atMost: 0.6 },
    {
      label: 'Home, layout shift, mobile',
      value: medianOf(mobile, numberOf('cumulative-layout-shift')),
      unit: '',
      atMost: 0.02,
    },
    {
      label: 'Home, JavaScript on the wire before a touch',
      value: medianOf(mobile, scriptKb),
      unit: 'kB',
      atMost: 135,
    },
  ];
}

export async function run(): Promise<BenchSection> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-bench-web-'));
  const server = await startServer(PORT, join(folder, 'data'));
  const browser = await startBrowser(folder);
  try {
    const home = `http://localhost:${PORT}/`;
    const figures = describeHome(
      await measure(home, browser.port, 'mobile'),
      await measure(home, browser.port, 'desktop'),
    );
    for (const { name, path } of SCREENS) {
      const results = await measure(new URL(path, home).href, browser.port, 'mobile');
      const value = medianOf(results, scoreOf('performance'));
      figures.push({ label: `${name}, performance, mobile`, value, unit: 'of 100', atLeast: FURTHER_SCREEN_AT_LEAST });
    }
    return { name: `Web pages, median of ${ROUNDS}`, figures };
  } finally {
    await browser.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
