// Generated requests over every operation of the contract, signed in and out: no answer may be a failure of the server.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@greenroom/contract/endpoint';
import { endpoints } from '@greenroom/contract/endpoints';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import { z } from 'zod';
import {
  PEOPLE_SECRET,
  type SignedInPerson,
  signInPeople,
  withDatabase,
} from '../../../apps/server/src/testing/people.ts';
import { type BenchSection, quantile } from '../bench-section.ts';
import { isQuick } from '../engines.ts';
import { startServer } from '../server-process.ts';
import { createRandom, generateValue, pick, type Random, type Schema } from './generate-value.ts';

const PORT = 3474;
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? (isQuick ? 2000 : 50_000));
const CLIENTS = 8;
const SEED = 20_261_123;
/** They end the sessions that the other requests need. */
const LEFT_OUT = new Set<string>(['deleteAccount', 'endSessions', 'endSession', 'logout']);

type Operation = { name: string; endpoint: Endpoint; body: Schema; query: Schema };
type Answer = { name: string; status: number; ms: number; isCoach: boolean };

const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as unknown as Schema;
const OPERATIONS: Operation[] = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(([name]) => !LEFT_OUT.has(name))
  .map(([name, endpoint]) => ({ name, endpoint, body: schemaOf(endpoint.body), query: schemaOf(endpoint.query) }));

function buildRequest(random: Random, { endpoint, body, query }: Operation, person: SignedInPerson | null) {
  const hostility = pick(random, [0, 0, 0.02, 0.2]);
  const ids = { user_id: person?.userId ?? randomUUID() } as Record<string, string>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? randomUUID());
  const values = generateValue(random, query, hostility);
  const search = new URLSearchParams(
    Object.entries(typeof values === 'object' && values !== null ? values : {}).map(([key, value]) => [
      key,
      String(value),
    ]),
  );
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const headers: Record<string, string> = { 'idempotency-key': randomUUID(), 'x-greenroom-client': 'web' };
  if (person) headers['x-access-token'] = person.accessToken;
  if (hasBody) headers['content-type'] = 'application/json';
  return {
    path: `${API_BASE_PATH}${path}?${search}`,
    init: {
      method: endpoint.method,
      headers,
      redirect: 'manual' as const,
      ...(hasBody ? { body: JSON.stringify(generateValue(random, body, hostility)) } : {}),
    },
  };
}

/** One client sends its share, one request after the other. */
async function sendShare(origin: string, random: Random, people: SignedInPerson[], answers: Answer[]): Promise<void> {
  for (let sent = 0; sent < REQUESTS / CLIENTS; sent += 1) {
    const operation = pick(random, OPERATIONS);
    const { path, init } = buildRequest(random, operation, random() < 0.7 ? pick(random, people) : null);
    const start = performance.now();
    const response = await fetch(origin + path, init);
    await response.arrayBuffer();
    const isCoach = operation.endpoint.path.startsWith('/ai/');
    answers.push({ name: operation.name, status: response.status, ms: performance.now() - start, isCoach });
  }
}

export async function run(): Promise<BenchSection> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-generated-'));
  const people = await withDatabase({ databaseUrl: null, dataDir }, (database) => signInPeople(database, CLIENTS));
  const server = await startServer(PORT, dataDir, { SESSION_SECRET: PEOPLE_SECRET, LOG_LEVEL: 'silent' });
  const answers: Answer[] = [];
  try {
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      sendShare(server.origin, createRandom(SEED + index), people, answers),
    );
    await Promise.all(clients);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const failed = answers.filter(({ status }) => status >= 500);
  const slow = answers.filter(({ ms, isCoach }) => ms > 1000 && !isCoach);
  for (const { name, status, ms } of [...failed, ...slow].slice(0, 20)) {
    process.stderr.write(`${name}: ${status} after ${ms.toFixed(0)} ms\n`);
  }
  const timesOf = (isCoach: boolean) => answers.filter((one) => one.isCoach === isCoach).map(({ ms }) => ms);
  const [data, coach] = [timesOf(false), timesOf(true)];
  return {
    name: `${answers.length.toLocaleString('en')} generated requests over ${OPERATIONS.length} operations`,
    figures: [
      { label: 'Answers 5xx', value: failed.length, unit: '', atMost: 0 },
      { label: 'Answers 2xx', value: answers.filter(({ status }) => status < 300).length, unit: '', atLeast: 1 },
      { label: 'Above one second, without the coach', value: slow.length, unit: '', atMost: 0 },
      { label: 'p99 without the coach', value: quantile(data, 0.99), unit: 'ms' },
      { label: 'Longest without the coach', value: quantile(data, 1), unit: 'ms' },
      { label: 'p50 of the coach', value: quantile(coach, 0.5), unit: 'ms' },
      { label: 'p99 of the coach', value: quantile(coach, 0.99), unit: 'ms' },
      { label: 'Longest of the coach', value: quantile(coach, 1), unit: 'ms' },
    ],
  };
}
