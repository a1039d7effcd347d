import { expect, test } from './fixtures.ts';
import { readChunk, readRoutes, totalKb } from './web-build.ts';

/** Gzipped JavaScript, in kB. */
const HOME_AT_MOST_KB = 132;
const FURTHER_SCREEN_AT_MOST_KB = 58;
/** Words that stay in minified code, for what must be loaded only where it is used. */
const RECORDER = 'new MediaRecorder';
const CHARTS = 'touch-pinch-zoom';
const MAY_DRAW = /dashboard|results/;
const MAY_RECORD = /interview|live/;

test('a screen needs no more code before its first use than it may', () => {
  const routes = readRoutes();
  const home = routes.get('routes/home') ?? new Set<string>();
  expect(totalKb(home), 'Home').toBeLessThanOrEqual(HOME_AT_MOST_KB);
  for (const [id, files] of routes) {
    const further = [...files].filter((name) => !home.has(name));
    expect
      .soft(totalKb(further), `${id} beyond Home: ${further.join(', ')}`)
      .toBeLessThanOrEqual(FURTHER_SCREEN_AT_MOST_KB);
  }
});

test('only the dashboard and the results bring charts, and only interviews bring a recorder', () => {
  for (const [id, files] of readRoutes()) {
    const code = [...files].map(readChunk).join('\n');
    if (!MAY_DRAW.test(id)) expect.soft(code.includes(CHARTS), `${id} loads charts`).toBe(false);
    if (/routes\/(dashboard|results)$/.test(id)) expect.soft(code.includes(CHARTS), `${id} has its charts`).toBe(true);
    if (!MAY_RECORD.test(id)) expect.soft(code.includes(RECORDER), `${id} loads a recorder`).toBe(false);
  }
});
