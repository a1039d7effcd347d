/*
 * Interviews and live sessions against one process, half an hour to warm up and half an hour measured: memory and open handles must stay as they are.
 *
 * Both are compared at rest: after each shift everyone leaves, the time limits of their connections pass, and every thread collects its
 * garbage. A line through samples under load measures something else. Resident memory then rises and falls by up to 100 MB between two full
 * collections, and each client connection is a handle until the server closes it, 72 s after its last request; a busy machine has more of both.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import type { BenchFigure, BenchSection } from '../bench-section.ts';
import { type Engine, isQuick, openEngine } from '../engines.ts';
import { createRandom } from '../generated/generate-value.ts';
import { practise } from '../people/virtual-person.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { visitLive } from './live-visitor.ts';
import { growthOf, type ProcessSample, sampleProcess } from './sample-process.ts';
import type { ServerReport } from './thread-report.ts';

const PORT = 3491;
/** Of load, without the rests. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? (isQuick ? 1 : 70));
/** An access token lives 15 minutes: people leave and others come. */
const SHIFTS = Math.max(4, Math.ceil(MINUTES / 5));
const SHIFT_MS = (MINUTES / SHIFTS) * 60_000;
/** The server closes an idle connection after 72 s and looks every 5 s; a live session waits 60 s for its client. */
const REST_MS = 80_000;
/** The chores of each minute open a connection to the database, which closes after 10 idle seconds: the least count of a longer time is without it. */
const COUNT_HANDLES_MS = 15_000;
const INTERVIEWS = 40;
const LIVE_SESSIONS = 20;
const PAUSE_MS = { least: 4000, most: 12_000 };
const SAMPLE_EVERY_MS = isQuick ? 1000 : 10_000;
/** Until then code is compiled and the caches fill: live memory grew by 1.6 MB in the first half hour and by 0.5 in the second. */
const WARM_UP_SHARE = 1 / 2;
const MOST_MB_AN_HOUR = 1;
const PRELOAD = ['--expose-gc', `--import=${new URL('./thread-report.ts', import.meta.url).href}`];

/** `hours` counts the load only, since the calls are what could make it grow. */
type Rest = ProcessSample & ServerReport & { hours: number; liveMb: number };
type Counts = { calls: number; problems: string[] };

/** All people of a shift, until it is over. */
async function runShift(engine: Engine, { origin }: ServerProcess, shift: number, counts: Counts): Promise<void> {
  const people = await withDatabase(engine.settings, async (database) => {
    const signedIn = await signInPeople(database, INTERVIEWS + LIVE_SESSIONS);
    await database.orm.execute(sql`update quotas set available_interviews = 1000, available_live_interviews = 1000`);
    return signedIn;
  });
  const stop = new AbortController();
  const visits = people.map((person, index) => {
    const random = createRandom(shift * 10_000 + index + 1);
    const common = { person, random, signal: stop.signal };
    if (index >= INTERVIEWS) {
      return visitLive({ ...common, origin, onProblem: (what) => counts.problems.push(what) });
    }
    return practise({
      ...common,
      nextOrigin: () => origin,
      pauseMs: PAUSE_MS,
      onTiming({ path, status }) {
        counts.calls += 1;
        if (status >= 400) counts.problems.push(`${path} answered ${status}`);
      },
    });
  });
  await sleep(SHIFT_MS);
  stop.abort();
  await Promise.all(visits);
}

async function countHandles(processId: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const end = performance.now() + COUNT_HANDLES_MS; performance.now() < end; await sleep(1000)) {
    least = Math.min(least, sampleProcess(processId).handles);
  }
  return least;
}

/** The server's own report, and what the system says after it. */
async function measureAtRest({ child, processId }: ServerProcess, shift: number): Promise<Rest> {
  await sleep(REST_MS);
  child.send('measure');
  const [report] = (await once(child, 'message')) as [ServerReport];
  const liveMb = Object.values(report.liveMbOfThreads).reduce((sum, one) => sum + one, 0);
  const { residentMb } = sampleProcess(processId);
  const handles = await countHandles(processId);
  const rest = { ...report, residentMb, handles, liveMb, hours: ((shift + 1) * SHIFT_MS) / 3_600_000 };
  process.stderr.write(`${JSON.stringify(rest)}\n`);
  return rest;
}

/** A slope with the limit of growth, and its error: only a run that is long enough to make the error small can tell growth from chance. */
function slopeFigures(label: string, rests: readonly Rest[], read: (rest: Rest) => number): BenchFigure[] {
  const { perHour, standardError } = growthOf(rests, read);
  return [
    { label: `${label}, at the end`, value: rests.map(read).at(-1) ?? Number.NaN, unit: 'MB' },
    { label: `${label}, slope`, value: perHour, unit: 'MB/h', atMost: MOST_MB_AN_HOUR },
    { label: `${label}, standard error of the slope`, value: standardError, unit: 'MB/h' },
  ];
}

function figuresOf(counts: Counts, loaded: readonly ProcessSample[], rests: readonly Rest[]): BenchFigure[] {
  const warm = rests.slice(Math.floor(rests.length * WARM_UP_SHARE));
  const handles = warm.map((rest) => rest.handles);
  return [
    { label: 'Calls', value: counts.calls, unit: '', atLeast: 1 },
    { label: 'Refused or failed', value: counts.problems.length, unit: '', atMost: 0 },
    ...slopeFigures('Live memory of all threads', warm, (rest) => rest.liveMb),
    ...slopeFigures('Resident memory at rest', warm, (rest) => rest.residentMb),
    { label: 'Resident memory under load, most', value: Math.max(...loaded.map((one) => one.residentMb)), unit: 'MB' },
    { label: 'Open handles at rest, at the end', value: handles.at(-1) ?? Number.NaN, unit: '' },
    { label: 'Open handles at rest, growth', value: Math.max(...handles) - (handles[0] ?? 0), unit: '', atMost: 0 },
    { label: 'Open handles under load, most', value: Math.max(...loaded.map((one) => one.handles)), unit: '' },
  ];
}

export async function run(): Promise<BenchSection> {
  const engine = await openEngine('PostgreSQL');
  const counts: Counts = { calls: 0, problems: [] };
  const loaded: ProcessSample[] = [];
  const rests: Rest[] = [];
  try {
    // The server makes the tables; the people of each shift come while it runs.
    await withDatabase(engine.settings, async () => undefined);
    const server = await startServer(PORT, engine.settings.dataDir, engine.env, PRELOAD);
    const watch = setInterval(() => loaded.push(sampleProcess(server.processId)), SAMPLE_EVERY_MS);
    try {
      for (let shift = 0; shift < SHIFTS; shift += 1) {
        await runShift(engine, server, shift, counts);
        const rest = await measureAtRest(server, shift);
        // Without the memory of a thread the sum would be no measurement.
        const threads = Object.keys(rest.liveMbOfThreads).length;
        if (threads !== Object.keys(rests.at(-1)?.liveMbOfThreads ?? rest.liveMbOfThreads).length) {
          counts.problems.push(`${threads} threads reported at rest ${shift + 1}`);
        }
        rests.push(rest);
      }
    } finally {
      clearInterval(watch);
      await server.stop();
    }
  } finally {
    await engine.remove();
  }
  for (const problem of counts.problems.slice(0, 10)) process.stderr.write(`${problem}\n`);
  return { name: `${MINUTES} minutes of interviews and live sessions`, figures: figuresOf(counts, loaded, rests) };
}
