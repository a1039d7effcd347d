// Heavy texts of visitors on a running server, and how long the health route waits beside them: the delay of the main thread.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { type BenchSection, quantile } from '../bench-section.ts';
import { startServer } from '../server-process.ts';

const AT_ONCE = 8;
const WARM_UP_MS = 4000;
const LOAD_MS = 12_000;
/** Between two looks at the health route. */
const LOOK_EVERY_MS = 5;
/** Repeated up to the greatest accepted length. */
const UNITS = ['Aa ', 'Ab Cd\n', '- led x by 5%\n', '<b>', 'years of '];

const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

type Ask = { label: string; path: string; body: (unit: string) => object };
const ASKS: Ask[] = [
  {
    label: 'live answers',
    path: 'live-interview/answers',
    body: (unit) => ({
      data: 'Tell me about a time when you led a team.',
      resume: fill(unit, TEXT_LIMITS.resumeText),
      jobDesc: fill(unit, TEXT_LIMITS.jobDescription),
    }),
  },
  {
    label: 'questions',
    path: 'questions',
    body: (unit) => ({
      roleInformation: { roleName: 'Nurse', roleDescription: fill(unit, TEXT_LIMITS.jobDescription) },
      interviewInformation: {
        interviewData: {
          interviewOptions: { questionCount: 5, questionType: 'Mixed', questionDifficulty: 'Medium', skipFirst: false },
        },
      },
    }),
  },
  {
    label: 'feedback',
    path: 'feedback',
    body: (unit) => ({
      question: 'Tell me about a time when you led a team.',
      answer: `I led the team. ${fill(unit, TEXT_LIMITS.answer - 16)}`,
    }),
  },
];

async function timed(url: string, body?: object): Promise<{ ms: number; status: number }> {
  const start = performance.now();
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, body === undefined ? {} : post);
  await response.arrayBuffer();
  return { ms: performance.now() - start, status: response.status };
}

/** Keeps some requests in work for the given time; the looks at the health route meanwhile, and the outcomes. */
async function load(origin: string, { path, body }: Ask, lastsMs: number) {
  const end = performance.now() + lastsMs;
  const statuses = new Map<number, number>();
  const caller = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const { status } = await timed(`${origin}/api/v1/ai/completions/${path}`, body(UNITS[turn % UNITS.length] ?? ''));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const callers = Promise.all(Array.from({ length: AT_ONCE }, (_, first) => caller(first)));
  const healthMs: number[] = [];
  while (performance.now() < end) {
    healthMs.push((await timed(`${origin}/healthz`)).ms);
    await pause(LOOK_EVERY_MS);
  }
  await callers;
  return { healthMs, statuses };
}

export async function run(): Promise<BenchSection> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const server = await startServer(3478, dataDir);
  const figures: BenchSection['figures'] = [];
  try {
    for (const ask of ASKS) {
      await load(server.origin, ask, WARM_UP_MS);
      const { healthMs, statuses } = await load(server.origin, ask, LOAD_MS);
      const answered = statuses.get(200) ?? 0;
      const others = [...statuses.values()].reduce((sum, count) => sum + count, 0) - answered;
      figures.push(
        { label: `Health route beside ${ask.label}, p50`, value: quantile(healthMs, 0.5), unit: 'ms' },
        { label: 'The same, p99', value: quantile(healthMs, 0.99), unit: 'ms', atMost: 50 },
        { label: 'The same, longest', value: Math.max(...healthMs), unit: 'ms' },
        { label: `${ask.label} given`, value: answered / (LOAD_MS / 1000), unit: '/s', atLeast: 1 },
        { label: `${ask.label} refused or failed`, value: others, unit: '', atMost: 0 },
      );
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { name: 'Main thread beside heavy texts', figures };
}
