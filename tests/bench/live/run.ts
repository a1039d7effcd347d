// Two hundred live sockets with a scripted engine: how long the relay takes, what a socket costs, whether anything is lost.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { createBuiltInCoach } from '../../../apps/server/src/adapters/built-in-coach/built-in-coach.ts';
import { findLiveTranscriber } from '../../../apps/server/src/adapters/live-transcribers.ts';
import { buildTestApp } from '../../../apps/server/src/testing/test-app.ts';
import { type BenchSection, quantile } from '../bench-section.ts';
import { startEngine } from './live-peers.ts';

const SOCKETS = Number(process.env.LIVE_BENCH_SOCKETS ?? 200);
const SECONDS = Number(process.env.LIVE_BENCH_SECONDS ?? 20);
const CHUNK_EVERY_MS = 500;
const CHUNK_BYTES = 3000;
const NAME_BYTES = 16;
const DRAIN_MS = 1000;
const ANSWERS = 200;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nameOf = (socket: number, chunk: number) => `s${socket}c${chunk}`.padEnd(NAME_BYTES, '.');

function residentBytes(): number {
  const pages = Number(readFileSync('/proc/self/statm', 'utf8').split(' ')[1]);
  return pages * 4096;
}

type Client = { socket: WebSocket; finals: Map<string, number> };

async function connect(base: string, ticket: string): Promise<Client> {
  const socket = new WebSocket(`${base}/api/v1/live?ticket=${ticket}`, {
    headers: { origin: 'http://localhost:3000' },
  });
  const finals = new Map<string, number>();
  socket.on('message', (data) => {
    const { type, text } = JSON.parse(String(data)) as { type: string; text?: string };
    if (type === 'transcript' && text) finals.set(text, performance.now());
  });
  await once(socket, 'open');
  return { socket, finals };
}

/** Sends the slices of every socket, each at a moment of its own within the half second, as two hundred people would. */
async function speak(clients: readonly Client[], sentAt: Map<string, number>): Promise<void> {
  const rounds = Math.floor((SECONDS * 1000) / CHUNK_EVERY_MS);
  await Promise.all(
    clients.map(async ({ socket }, index) => {
      await wait((index / clients.length) * CHUNK_EVERY_MS);
      for (let chunk = 0; chunk < rounds; chunk += 1) {
        const bytes = Buffer.alloc(CHUNK_BYTES);
        const name = nameOf(index, chunk);
        bytes.write(name, 'latin1');
        sentAt.set(name, performance.now());
        socket.send(bytes);
        await wait(CHUNK_EVERY_MS);
      }
    }),
  );
}

async function timeFirstWords(): Promise<number[]> {
  const coach = createBuiltInCoach();
  const resume =
    'Ada Lovelace\nSupport lead at Acme, 2019 to 2024\nCut waiting time by 30 percent with a call-back list.';
  const times: number[] = [];
  for (let round = 0; round < ANSWERS; round += 1) {
    const start = performance.now();
    const request = {
      data: 'can you tell me about a time when you had to deal with a difficult customer',
      resume,
      jobDesc: 'Support lead for a software team.',
      recent: [],
      lastQuestion: '',
      force: false,
    };
    for await (const { interviewAnswer } of coach.streamLive(request, {})) {
      if (interviewAnswer.paragraph1 === '') continue;
      times.push(performance.now() - start);
      break;
    }
  }
  return times.slice(20);
}

export async function run(): Promise<BenchSection> {
  const engine = await startEngine(NAME_BYTES);
  const liveTranscriber = findLiveTranscriber({ url: engine.url, apiKey: null }, null);
  const test = await buildTestApp({ env: { PAYMENTS: 'off' }, ports: { liveTranscriber } });
  const base = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  const person = await test.signIn();
  const before = residentBytes();
  const clients: Client[] = [];
  for (let index = 0; index < SOCKETS; index += 1) {
    const { body } = await test.ask(person, 'POST', '/live/sessions', { body: {} });
    clients.push(await connect(base, body.data.ticket));
  }
  const sentAt = new Map<string, number>();
  await speak(clients, sentAt);
  const socketBytes = (residentBytes() - before) / SOCKETS;
  await wait(DRAIN_MS);
  const upward = [...engine.arrivedAt].map(([name, at]) => at - (sentAt.get(name) ?? 0));
  const downward = clients.flatMap(({ finals }) =>
    [...finals].map(([name, at]) => at - (engine.saidAt.get(name) ?? 0)),
  );
  const lost = sentAt.size * 2 - upward.length - downward.length;
  for (const { socket } of clients) socket.terminate();
  await test.close();
  engine.close();
  const firstWords = await timeFirstWords();
  return {
    name: `The live assistant: ${SOCKETS} sockets for ${SECONDS} s, clients and engine in the same process`,
    figures: [
      { label: 'A chunk from the client to the engine, p99', value: quantile(upward, 0.99), unit: 'ms', atMost: 20 },
      { label: 'A final from the engine to the client, p99', value: quantile(downward, 0.99), unit: 'ms', atMost: 20 },
      { label: 'Memory a socket, both of its ends', value: socketBytes / 2 ** 20, unit: 'MB', atMost: 1 },
      { label: 'Chunks and finals lost', value: lost, unit: '', atMost: 0 },
      {
        label: 'First words of an answer after the final, p95',
        value: quantile(firstWords, 0.95),
        unit: 'ms',
        atMost: 50,
      },
    ],
  };
}
