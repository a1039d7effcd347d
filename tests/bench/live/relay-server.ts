// The whole application in its own process, so that what loads it does not slow it: asked over messages of its parent.
import { readFileSync } from 'node:fs';
import { findLiveTranscriber } from '../../../apps/server/src/adapters/live-transcribers.ts';
import { buildTestApp } from '../../../apps/server/src/testing/test-app.ts';

/** What the parent asks for. */
export type RelayRequest = { ask: 'tickets'; count: number } | { ask: 'state' } | { ask: 'end' };
/** What is left open, and how late the process came to its work since it was asked last. */
export type RelayState = {
  residentBytes: number;
  heapBytes: number;
  sockets: number;
  timers: number;
  childProcesses: number;
  listeners: number;
  cpuMs: number;
  lateMs: number[];
};

const PROBE_EVERY_MS = 5;
const PAGE_BYTES = 4096;

const url = process.env.ENGINE_URL ?? '';
const test = await buildTestApp({
  env: { PAYMENTS: 'off' },
  ports: { liveTranscriber: findLiveTranscriber({ url, apiKey: null }, null, () => undefined) },
});
const base = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
const person = await test.signIn();

/** How late a timer comes is how long a chunk that arrives now waits until it is looked at. */
let lateMs: number[] = [];
let expectedAt = performance.now() + PROBE_EVERY_MS;
const probe = setInterval(() => {
  const at = performance.now();
  lateMs.push(Math.max(0, at - expectedAt));
  expectedAt = at + PROBE_EVERY_MS;
}, PROBE_EVERY_MS);

async function makeTicket(): Promise<string> {
  return (await test.ask(person, 'POST', '/live/sessions', { body: {} })).body.data.ticket;
}

function readState(): RelayState {
  globalThis.gc?.();
  const resources = process.getActiveResourcesInfo();
  const count = (name: string) => resources.filter((resource) => resource === name).length;
  const { user, system } = process.cpuUsage();
  const late = lateMs;
  lateMs = [];
  return {
    residentBytes: Number(readFileSync('/proc/self/statm', 'utf8').split(' ')[1]) * PAGE_BYTES,
    heapBytes: process.memoryUsage().heapUsed,
    sockets: count('TCPSocketWrap'),
    timers: count('Timeout'),
    childProcesses: count('ProcessWrap'),
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    cpuMs: (user + system) / 1000,
    lateMs: late,
  };
}

async function reply(request: RelayRequest): Promise<void> {
  if (request.ask === 'tickets') process.send?.(await Promise.all(Array.from({ length: request.count }, makeTicket)));
  if (request.ask === 'state') process.send?.(readState());
  if (request.ask !== 'end') return;
  clearInterval(probe);
  await test.close();
  process.disconnect();
}

process.on('message', (request: RelayRequest) => void reply(request));
process.send?.(base);
