// What Lighthouse says of a page: the median of some rounds, each as someone meets it who comes for the first time.
import type { Page } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { type BenchFigure, quantile } from '../bench-section.ts';
import type { BenchBrowser } from './browser.ts';

export type Preset = 'mobile' | 'desktop';
/** Visits of one page that may come to nothing before that is a fault of the page. */
const MOST_FAILED = 2;

type Visit = { url: string; preset: Preset; rounds: number; isSignedIn?: boolean };

/** What a visit leaves behind, apart from the session of anyone who is signed in. */
async function forgetVisit(page: Page, origin: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await client.detach();
}

/** One visit as a first one. Null when Lighthouse lost hold of the browser and has no figures, which it says. */
async function visitOnce(browser: BenchBrowser, { url, preset, isSignedIn }: Visit): Promise<Result | null> {
  await browser.withPage((page) => forgetVisit(page, new URL(url).origin));
  const flags = { port: browser.port, logLevel: 'error' as const, disableStorageReset: isSignedIn === true };
  const outcome = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined);
  const failure = outcome ? outcome.lhr.runtimeError : { code: 'NOTHING', message: 'no result' };
  if (!outcome || failure) {
    console.log(`Lighthouse did not measure ${url}: ${failure?.code}, ${failure?.message}`);
    return null;
  }
  if (new URL(outcome.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${outcome.lhr.finalDisplayedUrl}`);
  return outcome.lhr;
}

export async function visit(browser: BenchBrowser, what: Visit): Promise<Result[]> {
  const results: Result[] = [];
  for (let left = what.rounds + MOST_FAILED; left > 0 && results.length < what.rounds; left -= 1) {
    const result = await visitOnce(browser, what);
    if (result) results.push(result);
  }
  if (results.length < what.rounds) throw new Error(`Lighthouse could not measure ${what.url}`);
  return results;
}

const medianOf = (results: Result[], read: (result: Result) => number): number => quantile(results.map(read), 0.5);
const scoreOf = (id: string) => (result: Result) => Math.round((result.categories[id]?.score ?? 0) * 100);
const numberOf = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN;

/** Bytes of JavaScript on the wire, gzipped or better, of one visit; in kB. */
function scriptKb(result: Result): number {
  const requests = result.audits['network-requests']?.details;
  const items =
    requests && 'items' in requests ? (requests.items as { resourceType?: string; transferSize?: number }[]) : [];
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
}

/** What Lighthouse finds lacking apart from speed, so that a score below 100 says why. */
export function lacking(results: Result[]): string[] {
  const found = results.flatMap(({ categories, audits }) =>
    ['accessibility', 'best-practices', 'seo']
      .flatMap((id) => categories[id]?.auditRefs ?? [])
      .map(({ id }) => audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => audit?.id ?? ''),
  );
  return [...new Set(found)];
}

type Reach = { performanceAtLeast?: number; largestPaintAtMost?: number; othersAtLeast?: number };

/** The figures of one page on one preset; without a reach they only are beside the others. */
export function describePage(name: string, results: Result[], reach: Reach): BenchFigure[] {
  const { performanceAtLeast, largestPaintAtMost, othersAtLeast } = reach;
  const figures: BenchFigure[] = [
    {
      label: `${name}: performance`,
      value: medianOf(results, scoreOf('performance')),
      unit: 'of 100',
      atLeast: performanceAtLeast,
    },
    {
      label: `${name}: largest paint`,
      value: medianOf(results, numberOf('largest-contentful-paint')) / 1000,
      unit: 's',
      atMost: largestPaintAtMost,
    },
    { label: `${name}: blocked`, value: medianOf(results, numberOf('total-blocking-time')), unit: 'ms' },
  ];
  if (othersAtLeast === undefined) return figures;
  for (const id of ['accessibility', 'best-practices', 'seo'])
    figures.push({
      label: `${name}: ${id}`,
      value: medianOf(results, scoreOf(id)),
      unit: 'of 100',
      atLeast: othersAtLeast,
    });
  figures.push(
    {
      label: `${name}: layout shift`,
      value: medianOf(results, numberOf('cumulative-layout-shift')),
      unit: '',
      atMost: 0.02,
    },
    // Lighthouse's own look at the page counts as a touch: what waits for one is in it. The budget is held by the journeys.
    { label: `${name}: JavaScript fetched, touched`, value: medianOf(results, scriptKb), unit: 'kB' },
  );
  return figures;
}
