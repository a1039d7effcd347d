import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/find-tools.mjs';
import { browserArguments } from './browser-arguments.ts';

/** Far from the port of a running Greenroom, so that the journeys never reach someone's own data. */
const PORT = Number(process.env.E2E_PORT ?? 3187);
const baseURL = `http://localhost:${PORT}`;

/** They play in real time beside a recogniser that takes a core whole: one at a time, and never beside other journeys. */
const SPOKEN = '**/spoken-*.spec.ts';

export default defineConfig({
  testDir: '.',
  // Pictures of every screen take minutes and are asked for by themselves; those of the parts are compared with the journeys.
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: ['**/screens.spec.ts', SPOKEN] },
    // Its own folder: a run empties it first, and this one follows that of the others.
    { name: 'spoken', testMatch: SPOKEN, workers: 1, outputDir: '../../test-results/spoken' },
    {
      name: 'screens',
      testMatch: ['**/screens.spec.ts', '**/catalogue.spec.ts'],
      workers: 1,
      // A kept file would be drawn in place of the one that was just built.
      use: { serviceWorkers: 'block' },
    },
  ],
  outputDir: '../../test-results',
  // Each journey has another person: two share the server without meeting.
  workers: 2,
  fullyParallel: false,
  // A busy machine disturbs one journey in some hundreds: it runs once more, and `npm test` names it.
  retries: 1,
  forbidOnly: process.env.CI === 'true',
  // Generous: on a busy machine everything takes several times as long, and a journey that passes waits for none of it.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    // A trace of each journey takes a third of its time: `--trace=retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    permissions: ['microphone'],
    launchOptions: { executablePath: findBrowser(), args: browserArguments() },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      PORT: String(PORT),
      PUBLIC_URL: baseURL,
      DATA_DIR: dataFolder(),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});

/** One fresh folder a run: the workers load this file too, and must not make (or remove) another. */
function dataFolder(): string {
  const known = process.env.E2E_DATA_DIR;
  if (known) return known;
  const made = mkdtempSync(join(tmpdir(), 'greenroom-e2e-'));
  process.env.E2E_DATA_DIR = made;
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
