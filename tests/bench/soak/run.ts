// Interviews and live sessions for half an hour against one process: memory and open handles must stay as they are after the warm-up.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import type { BenchSection } from '../bench-section.ts';
import { isQuick, openEngine } from '../engines.ts';
import { createRandom } from '../generated/generate-value.ts';
import { practise } from '../people/virtual-person.ts';
import { startServer } from '../server-process.ts';
import { visitLive } from './live-visitor.ts';

const PORT = 3491;
const MINUTES = Number(process.env.BENCH_MINUTES ?? (isQuick ? 1 : 30));
/** An access token lives 15 minutes: people leave and others come. */
const SHIFT_MINUTES = Math.min(10, MINUTES);
const INTERVIEWS = 40;
const LIVE_SESSIONS = 20;
const PAUSE_MS = { least: 4000, most: 12_000 };
const SAMPLE_EVERY_MS = isQuick ? 1000 : 10_000;
const WARM_UP_SHARE = 1 / 3;
const PAGE_BYTES = 4096;
const MB = 2 ** 20;
const MOST_MB_AN_HOUR = 1;

type Sample = { hours: number; residentMb: number; handles: number };

function sampleProcess(processId: number, startedAt: number): Sample {
  const pages = Number(readFileSync(`/proc/${processId}/statm`, 'utf8').split(' ')[1]);
  return {
    hours: (performance.now() - startedAt) / 3_600_000,
    residentMb: (pages * PAGE_BYTES) / MB,
    handles: readdirSync(`/proc/${processId}/fd`).length,
  };
}

/** Slope of the straight line through the samples, an hour. */
function slopeOf(samples: readonly Sample[], read: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hours, level] = [mean(samples.map((one) => one.hours)), mean(samples.map(read))];
  const both = samples.reduce((sum, one) => sum + (one.hours - hours) * (read(one) - level), 0);
  const squares = samples.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0);
  return both / squares;
}

export async function run(): Promise<BenchSection> {
  const engine = await openEngine('PostgreSQL');
  const problems: string[] = [];
  const samples: Sample[] = [];
  let calls = 0;
  try {
    // The server makes the tables; the people of each shift come while it runs.
    await withDatabase(engine.settings, async () => undefined);
    const server = await startServer(PORT, engine.settings.dataDir, engine.env);
    const startedAt = performance.now();
    const watch = setInterval(() => samples.push(sampleProcess(server.processId, startedAt)), SAMPLE_EVERY_MS);
    try {
      for (let minute = 0; minute < MINUTES; minute += SHIFT_MINUTES) {
        const people = await withDatabase(engine.settings, async (database) => {
          const signedIn = await signInPeople(database, INTERVIEWS + LIVE_SESSIONS);
          await database.orm.execute(
            sql`update quotas set available_interviews = 1000, available_live_interviews = 1000`,
          );
          return signedIn;
        });
        const stop = new AbortController();
        const shift = people.map((person, index) => {
          const random = createRandom(minute * 1000 + index + 1);
          const common = { person, random, signal: stop.signal };
          if (index >= INTERVIEWS) {
            return visitLive({ ...common, origin: server.origin, onProblem: (what) => problems.push(what) });
          }
          return practise({
            ...common,
            nextOrigin: () => server.origin,
            pauseMs: PAUSE_MS,
            onTiming({ path, status }) {
              calls += 1;
              if (status >= 400) problems.push(`${path} answered ${status}`);
            },
          });
        });
        await sleep(SHIFT_MINUTES * 60_000);
        stop.abort();
        await Promise.all(shift);
      }
    } finally {
      clearInterval(watch);
      await server.stop();
    }
  } finally {
    await engine.remove();
  }
  for (const problem of problems.slice(0, 10)) process.stderr.write(`${problem}\n`);
  const warm = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  return {
    name: `${MINUTES} minutes of interviews and live sessions`,
    figures: [
      { label: 'Calls', value: calls, unit: '', atLeast: 1 },
      { label: 'Refused or failed', value: problems.length, unit: '', atMost: 0 },
      { label: 'Memory at the end', value: warm.at(-1)?.residentMb ?? Number.NaN, unit: 'MB' },
      { label: 'Memory, slope', value: slopeOf(warm, (one) => one.residentMb), unit: 'MB/h', atMost: MOST_MB_AN_HOUR },
      { label: 'Open handles, slope', value: slopeOf(warm, (one) => one.handles), unit: '/h' },
      { label: 'Open handles, least', value: Math.min(...warm.map((one) => one.handles)), unit: '' },
      { label: 'Open handles, most', value: Math.max(...warm.map((one) => one.handles)), unit: '' },
    ],
  };
}
