import { expect, it } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 0, 1);

/** A computer: time passes on both clocks, and its own may be set. */
function createComputer() {
  let upMs = HOUR_MS;
  let setMs = 0;
  let databaseOffMs = 0;
  const lines: string[] = [];
  const now = () => START + upMs + setMs;
  const watch = createClockWatch({
    now,
    uptimeMs: () => upMs,
    readDatabaseClock: async () => now() + databaseOffMs,
    log: { error: (details, message) => lines.push(`${JSON.stringify(details)} ${message}`) },
  });
  return {
    watch,
    lines,
    pass: (ms: number) => {
      upMs += ms;
    },
    setClock: (ms: number) => {
      setMs += ms;
    },
    setDatabase: (ms: number) => {
      databaseOffMs = ms;
    },
  };
}

it('trusts a clock that only runs, also while the computer sleeps for weeks', async () => {
  const { watch, lines, pass } = createComputer();
  for (const ms of [0, HOUR_MS, 30 * DAY_MS]) {
    pass(ms);
    expect(await watch.isTrusted()).toBe(true);
  }
  expect(lines).toEqual([]);
});

it.each([HOUR_MS, DAY_MS, 61 * DAY_MS, -HOUR_MS, -61 * DAY_MS])('waits a day after a jump of %d ms', async (jump) => {
  const { watch, lines, pass, setClock } = createComputer();
  setClock(jump);
  expect(await watch.isTrusted()).toBe(false);
  pass(DAY_MS - MINUTE_MS);
  expect(await watch.isTrusted()).toBe(false);
  pass(2 * MINUTE_MS);
  expect(await watch.isTrusted()).toBe(true);
  expect(lines).toEqual([
    `{"seconds":${jump / 1000}} the clock of this computer was set: nothing is deleted by age for a day`,
  ]);
});

it('waits a day more when the clock is set back', async () => {
  const { watch, pass, setClock } = createComputer();
  setClock(61 * DAY_MS);
  expect(await watch.isTrusted()).toBe(false);
  pass(DAY_MS / 2);
  setClock(-61 * DAY_MS);
  expect(await watch.isTrusted()).toBe(false);
  pass(DAY_MS + MINUTE_MS);
  expect(await watch.isTrusted()).toBe(true);
});

it('does not trust a clock that differs from the clock of the database, and says so once an hour', async () => {
  const { watch, lines, pass, setDatabase } = createComputer();
  setDatabase(-61 * DAY_MS);
  expect([await watch.isTrusted(), await watch.isTrusted()]).toEqual([false, false]);
  expect(lines).toHaveLength(1);
  pass(HOUR_MS);
  await watch.isTrusted();
  expect(lines).toHaveLength(2);
  setDatabase(MINUTE_MS);
  expect(await watch.isTrusted()).toBe(true);
});
