// The live assistant under load: two hundred sockets with a scripted engine, two thousand sessions, first words of an answer.
import { createBuiltInCoach } from '../../../apps/server/src/adapters/built-in-coach/built-in-coach.ts';
import { createCoachThreads } from '../../../apps/server/src/adapters/built-in-coach/coach-thread.ts';
import { warmUpCoachThreads } from '../../../apps/server/src/adapters/built-in-coach/warm-up.ts';
import { createEncoderThread } from '../../../apps/server/src/adapters/sentence-encoder/encoder-thread.ts';
import type { SentenceEncoder } from '../../../apps/server/src/ports/sentence-encoder.ts';
import { type BenchFigure, type BenchSection, quantile } from '../bench-section.ts';
import { startEngine } from './live-peers.ts';
import { connectAll, endAll, liveBriefly, NAME_BYTES, speak, wait } from './relay-load.ts';
import { type RelayProcess, startIdle, startRelay } from './relay-process.ts';

const SOCKETS = Number(process.env.LIVE_BENCH_SOCKETS ?? 200);
const SECONDS = Number(process.env.LIVE_BENCH_SECONDS ?? 60);
const SESSIONS = Number(process.env.LIVE_BENCH_SESSIONS ?? 2000);
const DRAIN_MS = 1000;
const AT_ONCE = 20;
const ANSWERS = 200;
const MEGABYTE = 2 ** 20;

type ScriptedEngine = Awaited<ReturnType<typeof startEngine>>;

async function measureRelay(relay: RelayProcess, engine: ScriptedEngine): Promise<BenchFigure[]> {
  const before = await relay.state();
  const clients = await connectAll(relay, SOCKETS);
  const connected = await relay.state();
  const idle = startIdle();
  await idle.take();
  const sentAt = await speak(clients, SECONDS);
  await wait(DRAIN_MS);
  const after = await relay.state();
  const idleLateMs = await idle.take();
  idle.end();
  const upward = [...engine.arrivedAt].map(([name, at]) => at - (sentAt.get(name) ?? 0));
  const downward = clients.flatMap(({ finals }) =>
    [...finals].map(([name, at]) => at - (engine.saidAt.get(name) ?? 0)),
  );
  await endAll(clients);
  const label = (what: string) => `${what}, ${SOCKETS} sockets for ${SECONDS} s`;
  return [
    {
      label: label('In the server, from arrival to hand-over (wait for the process’ own thread), p99'),
      value: quantile(after.lateMs, 0.99),
      unit: 'ms',
      atMost: 20,
    },
    { label: 'The same in a process beside it that does nothing, p99', value: quantile(idleLateMs, 0.99), unit: 'ms' },
    {
      label: 'A chunk from the client to the engine, the load’s own waits included, p99',
      value: quantile(upward, 0.99),
      unit: 'ms',
    },
    { label: 'The same, p50', value: quantile(upward, 0.5), unit: 'ms' },
    {
      label: 'A final from the engine to the client, the load’s own waits included, p99',
      value: quantile(downward, 0.99),
      unit: 'ms',
    },
    { label: 'The same, p50', value: quantile(downward, 0.5), unit: 'ms' },
    { label: 'Chunks and finals lost', value: sentAt.size * 2 - upward.length - downward.length, unit: '', atMost: 0 },
    {
      label: 'Memory a socket, with its connection to the engine',
      value: (after.residentBytes - before.residentBytes) / SOCKETS / MEGABYTE,
      unit: 'MB',
      atMost: 1,
    },
    {
      label: 'Processor the server used',
      value: (after.cpuMs - connected.cpuMs) / (SECONDS * 10),
      unit: '% of a core',
    },
  ];
}

async function liveMany(relay: RelayProcess, count: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const tickets = await relay.tickets(Math.min(AT_ONCE, count - done));
    await Promise.all(tickets.map((ticket) => liveBriefly(relay.base, ticket)));
  }
}

async function measureSessions(relay: RelayProcess): Promise<BenchFigure[]> {
  await liveMany(relay, SESSIONS / 10);
  await wait(DRAIN_MS);
  const before = await relay.state();
  await liveMany(relay, SESSIONS);
  await wait(DRAIN_MS);
  const after = await relay.state();
  const more = (of: (state: typeof after) => number) => of(after) - of(before);
  return [
    {
      label: `Sockets left open after ${SESSIONS} sessions`,
      value: more(({ sockets }) => sockets),
      unit: '',
      atMost: 0,
    },
    { label: 'Timers left', value: more(({ timers }) => timers), unit: '', atMost: 0 },
    { label: 'Processes left', value: after.childProcesses, unit: '', atMost: 0 },
    { label: 'Listeners of the process left', value: more(({ listeners }) => listeners), unit: '', atMost: 0 },
    { label: 'Heap grown', value: more(({ heapBytes }) => heapBytes) / MEGABYTE, unit: 'MB', atMost: 5 },
  ];
}

/** As the server runs them. */
const ANSWER_NICENESS = 1;

/** `week` is that of the first question: a new one each time, whose vector is not in the cache. */
async function timeFirstWords(encoder?: SentenceEncoder, week = 0): Promise<number[]> {
  const thread = createCoachThreads(1, { niceness: ANSWER_NICENESS });
  await warmUpCoachThreads(thread.run, 1);
  const runQuickTask = thread.run;
  const coach = createBuiltInCoach(encoder === undefined ? { runQuickTask } : { runQuickTask, lineEncoder: encoder });
  const resume =
    'Ada Lovelace\nSupport lead at Acme, 2019 to 2024\nCut waiting time by 30 percent with a call-back list.';
  const times: number[] = [];
  for (let round = 0; round < ANSWERS; round += 1) {
    const start = performance.now();
    const request = {
      data: `can you tell me about a time in week ${week + round} when you had to deal with a difficult customer`,
      resume,
      jobDesc: 'Support lead for a software team.',
      recent: [],
      lastQuestion: '',
      force: false,
      answered: [],
    };
    for await (const { interviewAnswer } of coach.streamLive(request, {})) {
      if (interviewAnswer.paragraph1 === '') continue;
      times.push(performance.now() - start);
      break;
    }
  }
  await thread.close();
  return times.slice(20);
}

/** The same with the sentence encoder: by itself, and while another request has it read a hundred sentences at a time. */
async function timeWithEncoder(): Promise<{ alone: number[]; besideOthers: number[] }> {
  const encoder = createEncoderThread('lines');
  const alone = await timeFirstWords(encoder);
  let isOver = false;
  const others = async () => {
    for (let round = 0; !isOver; round += 1) {
      await encoder.encode(Array.from({ length: 100 }, (_, index) => `We moved ${index} services in ${round} weeks.`));
    }
  };
  const work = others();
  const besideOthers = await timeFirstWords(encoder, ANSWERS);
  isOver = true;
  await work;
  await encoder.close();
  return { alone, besideOthers };
}

export async function run(): Promise<BenchSection> {
  const engine = await startEngine(NAME_BYTES);
  const relay = await startRelay(engine.url);
  const underLoad = await measureRelay(relay, engine);
  const sessions = await measureSessions(relay);
  await relay.end();
  engine.close();
  const firstWords = quantile(await timeFirstWords(), 0.95);
  const encoded = await timeWithEncoder();
  return {
    name: 'The live assistant, the server in a process of its own',
    figures: [
      ...underLoad,
      ...sessions,
      {
        label: 'First words of an answer after the final, words alone, p95',
        value: firstWords,
        unit: 'ms',
        atMost: 50,
      },
      {
        label: 'The same with the sentence encoder, p95',
        value: quantile(encoded.alone, 0.95),
        unit: 'ms',
        atMost: 50,
      },
      {
        label: 'The same with an encoder that others keep busy, p95 (goal 50)',
        value: quantile(encoded.besideOthers, 0.95),
        unit: 'ms',
      },
    ],
  };
}
