// Hundreds of virtual people do whole interviews against one process and against two on one PostgreSQL, each call to the next process.
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import { type BenchFigure, type BenchSection, quantile } from '../bench-section.ts';
import { type Engine, isQuick, openEngine } from '../engines.ts';
import { createRandom } from '../generated/generate-value.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { practise, type Timing } from './virtual-person.ts';

const FIRST_PORT = 3481;
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? (isQuick ? 30 : 300));
const MINUTES = Number(process.env.BENCH_MINUTES ?? (isQuick ? 0.5 : 5));
/** Thinking and speaking, for each answer. */
const PAUSE_MS = isQuick ? { least: 2000, most: 6000 } : { least: 40_000, most: 80_000 };
/** What is measured before this share of the time is the start, with cold code and everybody arriving. */
const WARM_UP_SHARE = 0.2;
const TURN_LIMIT_MS = 150;
const FEEDBACK_LIMIT_MS = 2000;
const MB = 2 ** 20;

type Measured = { timings: Timing[]; memoryMb: { early: number; late: number } };

const residentMb = ({ processId }: ServerProcess): number => {
  const pages = Number(readFileSync(`/proc/${processId}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / MB;
};

async function measure(engine: Engine, processes: number): Promise<Measured> {
  const people = await withDatabase(engine.settings, async (database) => {
    const signedIn = await signInPeople(database, PEOPLE);
    await database.orm.execute(sql`update quotas set available_interviews = 1000`);
    return signedIn;
  });
  const servers: ServerProcess[] = [];
  for (let index = 0; index < processes; index += 1) {
    servers.push(await startServer(FIRST_PORT + index, engine.settings.dataDir, engine.env));
  }
  const stop = new AbortController();
  const durationMs = MINUTES * 60_000;
  const start = performance.now();
  const timings: (Timing & { atMs: number })[] = [];
  let calls = 0;
  const memory = { early: 0, late: 0 };
  const totalMb = () => servers.reduce((sum, server) => sum + residentMb(server), 0);
  const early = setTimeout(() => (memory.early = totalMb()), durationMs / 2);
  const end = setTimeout(() => {
    memory.late = totalMb();
    stop.abort();
  }, durationMs);
  try {
    await Promise.all(
      people.map((person, index) =>
        practise({
          person,
          nextOrigin: () => servers[calls++ % servers.length]?.origin ?? '',
          random: createRandom(index + 1),
          pauseMs: PAUSE_MS,
          signal: stop.signal,
          onTiming: (timing) => timings.push({ ...timing, atMs: performance.now() - start }),
        }),
      ),
    );
  } finally {
    clearTimeout(early);
    clearTimeout(end);
    stop.abort();
    for (const server of servers) await server.stop();
  }
  return { timings: timings.filter(({ atMs }) => atMs > durationMs * WARM_UP_SHARE), memoryMb: memory };
}

function figuresOf(name: string, { timings, memoryMb }: Measured): BenchFigure[] {
  const failed = timings.filter(({ status }) => status >= 400);
  for (const { path, status } of failed.slice(0, 10)) process.stderr.write(`${name}: ${path} answered ${status}\n`);
  const times = (kind: Timing['kind']) => timings.filter((one) => one.kind === kind).map(({ ms }) => ms);
  const [turns, feedback] = [times('turn'), times('feedback')];
  return [
    { label: `${name}: calls after the start`, value: timings.length, unit: '', atLeast: 1 },
    { label: `${name}: refused or failed`, value: failed.length, unit: '', atMost: 0 },
    { label: `${name}: a turn, p50`, value: quantile(turns, 0.5), unit: 'ms' },
    { label: `${name}: a turn, p99`, value: quantile(turns, 0.99), unit: 'ms', atMost: TURN_LIMIT_MS },
    { label: `${name}: feedback, p50`, value: quantile(feedback, 0.5), unit: 'ms' },
    { label: `${name}: feedback, p99`, value: quantile(feedback, 0.99), unit: 'ms', atMost: FEEDBACK_LIMIT_MS },
    { label: `${name}: memory of all processes half-way`, value: memoryMb.early, unit: 'MB' },
    { label: `${name}: memory of all processes at the end`, value: memoryMb.late, unit: 'MB' },
  ];
}

export async function run(): Promise<BenchSection> {
  const figures: BenchFigure[] = [];
  for (const processes of [1, 2]) {
    const engine = await openEngine('PostgreSQL');
    try {
      const name = processes === 1 ? 'One process' : 'Two processes';
      figures.push(...figuresOf(name, await measure(engine, processes)));
    } finally {
      await engine.remove();
    }
  }
  return { name: `${PEOPLE} people doing whole interviews for ${MINUTES} minutes`, figures };
}
