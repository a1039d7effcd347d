import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import { AppError } from '../app-error.ts';
import type { Ports } from '../boot/app-ports.ts';
import type { Coach } from '../ports/language.ts';
import { currentCharge } from '../ports/processor-time.ts';
import type { SentenceEncoder } from '../ports/sentence-encoder.ts';
import { databaseEngines } from '../testing/database-engines.ts';
import { FakeLiveTranscriber } from '../testing/scripted-live.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const ADDRESS = '203.0.113.1';
const SECOND_MS = 1000;
const LIVE_LINE = { data: 'Tell me about yourself.', resume: '', jobDesc: '' };

/** Its thread takes a minute to load where the machine is busy. */
const encoder: SentenceEncoder = { encode: () => Promise.reject(new AppError('provider_failed')) };

describe('the budget of processor time', () => {
  const apps: TestApp[] = [];
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((test) => test.close()));
  });

  /** Each answer uses as much processor time as `use` says. */
  async function open(use: () => number, env: Record<string, string> = {}, ports: Partial<Ports> = {}) {
    const coached = createBuiltInCoach({ encoder, lineEncoder: encoder });
    const coach: Coach = {
      ...coached,
      giveFeedback: async (request, call) => {
        await sleep(1);
        currentCharge()(use());
        return coached.giveFeedback(request, call);
      },
    };
    const limits = { RATE_LIMITS: 'on', ACCOUNT_PROCESSOR_S: '10', ADDRESS_PROCESSOR_S: '5' };
    const { database } = ports;
    const test = await buildTestApp({
      env: { ...limits, ...env },
      ports: { coach, ...ports },
      ...(database ? { database } : {}),
    });
    apps.push(test);
    return test;
  }
  const body = { question: 'Why?', answer: 'Nothing.' };
  const judge = (test: TestApp, person: TestPerson | null, remoteAddress = ADDRESS) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/ai/completions/feedback',
      payload: body,
      remoteAddress,
      headers: person ? { 'x-access-token': person.token } : {},
    });

  it('of an address refuses costly work once it is used up, says when to come again, and holds no other address', async () => {
    const test = await open(() => 2.5 * SECOND_MS);
    expect((await judge(test, null)).statusCode).toBe(200);
    expect((await judge(test, null)).statusCode).toBe(200);
    const refused = await judge(test, null);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
    expect(refused.json().error.message).toMatch(
      /^Visitors from your network have used as much computing time of this server as an hour allows\. Please try again in \d+ minutes\.$/,
    );
    // Until the end of the hour that began with the first call.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1800);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect((await judge(test, null, '203.0.113.2')).statusCode).toBe(200);
    const reading = await test.app.inject({ url: '/api/v1/quota/validate', remoteAddress: ADDRESS });
    expect(reading.statusCode).toBe(200);
  });

  it('of an account is its own, wherever it calls from', async () => {
    const test = await open(() => 6 * SECOND_MS);
    const [ada, grace] = [await test.signIn('Ada'), await test.signIn('Grace')];
    expect((await judge(test, null)).statusCode).toBe(200);
    expect((await judge(test, null)).statusCode).toBe(429);
    expect((await judge(test, ada)).statusCode).toBe(200);
    expect((await judge(test, ada, '203.0.113.2')).statusCode).toBe(200);
    const refused = await judge(test, ada, '203.0.113.3');
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      429,
      expect.stringMatching(/^Your account has used as much computing time/),
    ]);
    expect((await judge(test, grace)).statusCode).toBe(200);
  });

  it('refuses a new live session, but neither the ticket nor the answers of one that runs', async () => {
    const heard = new FakeLiveTranscriber(() => currentCharge()(11 * SECOND_MS));
    const test = await open(() => 0, { PAYMENTS: 'off' }, { liveTranscriber: heard });
    const base = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    const ada = await test.signIn();
    const openSession = (body: object) => test.ask(ada, 'POST', '/live/sessions', { body });
    const { sessionId, ticket } = (await openSession({})).body.data;
    const socket = new WebSocket(`${base}/api/v1/live?ticket=${ticket}`, {
      headers: { origin: 'http://localhost:3000' },
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'recorder-start', source: 'tab' }));
    socket.send(Buffer.from('sound'));
    await expect.poll(async () => (await judge(test, ada)).statusCode, { timeout: 60_000 }).toBe(429);
    const refused = await openSession({});
    expect([refused.status, refused.body.error.message]).toEqual([429, expect.stringContaining('computing time')]);
    expect((await openSession({ sessionId })).status).toBe(200);
    const line = await test.ask(ada, 'POST', '/ai/completions/live-interview/answers', { body: LIVE_LINE });
    expect(line.status).toBe(200);
    socket.terminate();
  });

  it('is off with the other limits', async () => {
    const test = await open(() => 60 * SECOND_MS, { RATE_LIMITS: 'off' });
    for (let given = 0; given < 3; given += 1) expect((await judge(test, null)).statusCode).toBe(200);
  });

  it('is shared by all replicas, and forgotten with the account', async () => {
    const [, openEngine] = databaseEngines[1] ?? [];
    const engine = await openEngine?.();
    const [first, second] = engine?.databases ?? [];
    if (!engine || !first || !second) throw new Error('no PostgreSQL');
    try {
      const one = await open(() => 11 * SECOND_MS, {}, { database: first });
      const other = await open(() => 0, {}, { database: second });
      const ada = await one.signIn();
      expect((await judge(one, ada)).statusCode).toBe(200);
      await expect.poll(async () => (await judge(other, ada)).statusCode, { timeout: 60_000 }).toBe(429);
      const countsOf = async () =>
        ((await first.orm.execute(`select key from rate_limits where key like '%Processor:%'`)) as { rows: object[] })
          .rows;
      expect(await countsOf()).toEqual([{ key: `accountProcessor:${ada.userId}` }]);
      expect((await one.ask(ada, 'DELETE', `/users/${ada.userId}`)).status).toBe(200);
      expect(await countsOf()).toEqual([]);
      await Promise.all(apps.splice(0).map((test) => test.close()));
    } finally {
      await engine.stop();
    }
  });
});
