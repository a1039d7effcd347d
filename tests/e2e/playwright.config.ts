import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/find-tools.mjs';
import { browserArguments } from './browser-arguments.ts';

/** Far from the port of a running Greenroom, so that the journeys never reach somebody's own data. */
const PORT = Number(process.env.E2E_PORT ?? 3187);
const baseURL = `http://localhost:${PORT}`;

export default defineConfig({
  testDir: '.',
  // Pictures of every screen take minutes and are asked for by themselves; those of the parts are compared with the journeys.
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: '**/screens.spec.ts' },
    {
      name: 'screens',
      testMatch: ['**/screens.spec.ts', '**/catalogue.spec.ts'],
      // A kept file would be drawn in place of the one that was just built.
      use: { serviceWorkers: 'block' },
    },
  ],
  outputDir: '../../test-results',
  // A spoken journey plays in real time beside a recogniser: one at a time on a machine of two cores.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    permissions: ['microphone'],
    launchOptions: { executablePath: findBrowser(), args: browserArguments() },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    timeout: 60_000,
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
