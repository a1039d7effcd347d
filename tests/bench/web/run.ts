// Lighthouse on the built server beside a bare page, and what a press takes on a slow processor. BENCH_WEB=home,inp runs some parts.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchFigure, BenchSection } from '../bench-section.ts';
import { startServer } from '../server-process.ts';
import { startBarePage } from './bare-page.ts';
import { type BenchBrowser, startBrowser } from './browser.ts';
import { measureInteractions } from './interactions.ts';
import { describePage, lacking, visit } from './pages.ts';
import { signInWithInterview } from './sign-in.ts';

const ROUNDS = process.env.BENCH_QUICK === '1' ? 3 : 5;
const PORT = Number(process.env.BENCH_WEB_PORT ?? 3474);
const FURTHER = { performanceAtLeast: 93 };
const HOME = { performanceAtLeast: 97, largestPaintAtMost: 1.8, othersAtLeast: 100 };

type Stage = { browser: BenchBrowser; origin: string };

async function measureHome({ browser, origin }: Stage): Promise<BenchFigure[]> {
  const mobile = await visit(browser, { url: origin, preset: 'mobile', rounds: ROUNDS });
  const desktop = await visit(browser, { url: origin, preset: 'desktop', rounds: ROUNDS });
  for (const audit of lacking([...mobile, ...desktop])) console.log(`Home lacks: ${audit}`);
  return [
    ...describePage('Home, mobile', mobile, HOME),
    ...describePage('Home, desktop', desktop, { largestPaintAtMost: 0.6 }),
  ];
}

const measureScreen =
  (name: string, path: string, isSignedIn = false) =>
  async ({ browser, origin }: Stage): Promise<BenchFigure[]> => {
    if (isSignedIn) await browser.withPage((page) => signInWithInterview(page, origin));
    const url = new URL(path, origin).href;
    const results = await visit(browser, { url, preset: 'mobile', rounds: ROUNDS, isSignedIn });
    for (const audit of lacking(results)) console.log(`${name} lacks: ${audit}`);
    return describePage(`${name}, mobile`, results, FURTHER);
  };

async function measureBare({ browser }: Stage): Promise<BenchFigure[]> {
  const bare = await startBarePage();
  try {
    const mobile = await visit(browser, { url: bare.url, preset: 'mobile', rounds: ROUNDS });
    return describePage('a bare page, mobile', mobile, {});
  } finally {
    await bare.stop();
  }
}

const PARTS: Record<string, (stage: Stage) => Promise<BenchFigure[]>> = {
  bare: measureBare,
  home: measureHome,
  prepare: measureScreen('Prepare', '/interview/prepare'),
  resume: measureScreen('Resume', '/resume'),
  inp: ({ browser, origin }) => browser.withPage((page) => measureInteractions(page, origin, ROUNDS)),
  // Last: from here on someone is signed in.
  dashboard: measureScreen('Dashboard', '/dashboard', true),
};

export async function run(): Promise<BenchSection> {
  const wanted = (process.env.BENCH_WEB ?? Object.keys(PARTS).join(',')).split(',');
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-bench-web-'));
  const server = await startServer(PORT, join(folder, 'data'));
  const browser = await startBrowser(folder);
  try {
    const stage = { browser, origin: `http://localhost:${PORT}/` };
    const figures: BenchFigure[] = [];
    for (const [name, measure] of Object.entries(PARTS)) {
      if (wanted.includes(name)) figures.push(...(await measure(stage)));
    }
    figures.push({ label: 'load average of the machine', value: loadavg()[0] ?? Number.NaN, unit: '' });
    return { name: `Web pages, median of ${ROUNDS}`, figures };
  } finally {
    await browser.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
