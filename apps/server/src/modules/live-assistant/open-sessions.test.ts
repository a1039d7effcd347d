import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { liveSessions, quotas } from '../../db/schema.ts';
import { FakeLiveTranscriber } from '../../testing/scripted-live.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { createLiveRepository } from './live-repository.ts';
import { createLiveService } from './live-service.ts';
import { createLiveUnitRepository } from './live-unit-repository.ts';

const MINUTE_MS = 60_000;
const TOO_MANY = { status: 429, body: { error: { code: 'rate_limited' } }, headers: { 'retry-after': '60' } };

describe.each(['off', 'auto'])('the live sessions of one account, with payments %s', (payments) => {
  let test: TestApp;
  let base: string;
  beforeAll(async () => {
    const env = { RATE_LIMITS: 'on', PAYMENTS: payments };
    test = await buildTestApp({ env, ports: { liveTranscriber: new FakeLiveTranscriber() } });
    base = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  });
  afterAll(() => test.close());

  async function signIn(): Promise<TestPerson> {
    const person = await test.signIn();
    await test.database.orm.update(quotas).set({ availableLiveInterviews: 20 }).where(eq(quotas.userId, person.userId));
    return person;
  }
  async function open(person: TestPerson) {
    const headers = { 'idempotency-key': newId() };
    if (payments !== 'off') {
      const body = { updateType: 'live-interview' };
      await test.ask(person, 'PATCH', `/user/${person.userId}/quota`, { body, headers });
    }
    return test.ask(person, 'POST', '/live/sessions', { body: {}, headers });
  }
  const openAll = (person: TestPerson, count: number) => Promise.all(Array.from({ length: count }, () => open(person)));
  const change = (person: TestPerson, values: Partial<typeof liveSessions.$inferInsert>) =>
    test.database.orm.update(liveSessions).set(values).where(eq(liveSessions.userId, person.userId));

  it('are four at once, also when all are opened at the same time; another account has its own', async () => {
    const [ada, grace] = [await signIn(), await signIn()];
    const statuses = (await openAll(ada, 7)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429]);
    expect(await open(ada)).toMatchObject(TOO_MANY);
    expect((await open(grace)).status).toBe(200);
  });

  it('count while a socket is open or may come back, and no longer', async () => {
    const ada = await signIn();
    const [first] = await openAll(ada, 4);
    const { ticket, sessionId } = first?.body.data ?? {};
    const socket = new WebSocket(`${base}/api/v1/live?ticket=${ticket}`, {
      headers: { origin: 'http://localhost:3000' },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    // The tickets of the others run out; the first has its socket.
    await change(ada, { ticketExpiresAt: new Date(Date.now() - 1000) });
    expect((await openAll(ada, 4)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
    // One that comes back is no new one.
    expect((await test.ask(ada, 'POST', '/live/sessions', { body: { sessionId } })).status).toBe(200);
    const left = new Promise((resolve) => socket.once('close', resolve));
    socket.send(JSON.stringify({ type: 'end' }));
    await left;
    expect((await open(ada)).status).toBe(200);
    await change(ada, { connectedAt: new Date(), disconnectedAt: new Date(Date.now() - MINUTE_MS / 2) });
    expect(await open(ada)).toMatchObject(TOO_MANY);
    await change(ada, { disconnectedAt: new Date(Date.now() - MINUTE_MS - 1000) });
    expect((await open(ada)).status).toBe(200);
  });
});

it('a session that the database did not end gives its unit back at the next try, with its end', async () => {
  const test = await buildTestApp();
  const { orm } = test.database;
  const person = await test.signIn();
  const { userId } = person;
  await orm.update(quotas).set({ availableLiveInterviews: 1 }).where(eq(quotas.userId, userId));
  const left = async () =>
    (await orm.select().from(quotas).where(eq(quotas.userId, userId)))[0]?.availableLiveInterviews;
  const ends = async () => (await orm.select().from(liveSessions)).map(({ endedAt }) => endedAt !== null);
  const operationId = newId();
  const headers = { 'idempotency-key': operationId };
  await test.ask(person, 'PATCH', `/user/${userId}/quota`, { body: { updateType: 'live-interview' }, headers });
  const sessions = createLiveRepository(orm);
  const units = createLiveUnitRepository(orm);
  const service = createLiveService({ sessions, units, isUnlimited: false, mostAtOnce: null });
  const { ticket } = await service.open({ userId, operationId });
  const session = await service.connect(ticket);
  await orm.execute('alter table quotas add constraint full_disk check (available_live_interviews < 1)');
  await expect(service.end(session)).rejects.toThrow();
  await expect(service.endAbandoned()).rejects.toThrow();
  expect([await ends(), await left()]).toEqual([[false], 0]);
  await orm.execute('alter table quotas drop constraint full_disk');
  expect(await service.endAbandoned()).toBe(1);
  expect(await service.endAbandoned()).toBe(0);
  expect([await ends(), await left()]).toEqual([[true], 1]);
  await test.close();
});

describe('the live sockets of one address', () => {
  it('are limited; a refused one leaves its ticket, and a closed one makes room', async () => {
    const env = { RATE_LIMITS: 'on', PAYMENTS: 'off', MAX_SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: 'on' };
    const test = await buildTestApp({ env, ports: { liveTranscriber: new FakeLiveTranscriber() } });
    const base = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const ticketOf = async () =>
      (await test.ask(await test.signIn(), 'POST', '/live/sessions', { body: {} })).body.data.ticket as string;
    const dial = (ticket: string, from: string): Promise<WebSocket | number> => {
      const socket = new WebSocket(`${base}/api/v1/live?ticket=${ticket}`, {
        headers: { origin: 'http://localhost:3000', 'x-forwarded-for': from },
      });
      return new Promise((resolve) => {
        socket.on('error', () => undefined);
        socket.once('open', () => resolve(socket));
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      });
    };
    const first = await dial(await ticketOf(), '203.0.113.1');
    expect(await dial(await ticketOf(), '203.0.113.1')).toBeInstanceOf(WebSocket);
    const ticket = await ticketOf();
    expect(await dial(ticket, '203.0.113.1')).toBe(429);
    expect(await dial(await ticketOf(), '203.0.113.2')).toBeInstanceOf(WebSocket);
    if (first instanceof WebSocket) first.terminate();
    await expect.poll(() => dial(ticket, '203.0.113.1'), { timeout: 60_000 }).toBeInstanceOf(WebSocket);
    await test.close();
  });
});
