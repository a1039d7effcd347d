import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { quotas } from '../../db/schema.ts';
import { FakeLiveTranscriber } from '../../testing/scripted-live.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const OURS = 'http://localhost:3000';
const MEGABYTE = 1024 * 1024;

describe('a live socket of an attacker', () => {
  let test: TestApp;
  let person: TestPerson;
  let base: string;
  const engine = new FakeLiveTranscriber();
  beforeAll(async () => {
    test = await buildTestApp({ ports: { liveTranscriber: engine } });
    base = (await test.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    person = await test.signIn();
    await test.database.orm.update(quotas).set({ availableLiveInterviews: 5 }).where(eq(quotas.userId, person.userId));
  });

  async function buyTicket(): Promise<string> {
    const headers = { 'idempotency-key': newId() };
    const body = { updateType: 'live-interview' };
    await test.ask(person, 'PATCH', `/user/${person.userId}/quota`, { body, headers });
    return (await test.ask(person, 'POST', '/live/sessions', { body: {}, headers })).body.data.ticket;
  }
  /** Answers the socket once it is open, or the status of the refusal. */
  function dial(query: string, headers: Record<string, string>): Promise<WebSocket | number> {
    const socket = new WebSocket(`${base}/api/v1/live${query}`, { headers });
    return new Promise((resolve) => {
      socket.on('error', () => undefined);
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    });
  }
  async function open(): Promise<WebSocket> {
    const socket = await dial(`?ticket=${await buyTicket()}`, { origin: OURS });
    if (typeof socket === 'number') throw new Error(String(socket));
    return socket;
  }
  const closeOf = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

  it.each(['', '?', '?ticket=', '?ticket[]=a', '?ticket=a&ticket=b', '?ticket=%00', `?ticket=${'a'.repeat(5000)}`])(
    'is refused without a ticket: %j',
    async (query) => expect(await dial(query, { origin: OURS })).toBe(401),
  );

  it('is refused without an origin and from any other, and leaves the ticket to its owner', async () => {
    const ticket = await buyTicket();
    const others = [
      'null',
      'https://evil.example',
      'http://localhost:3001',
      'https://localhost:3000',
      'http://localhost:3000.evil.example',
      'http://evil.example/http://localhost:3000',
    ];
    for (const headers of [{}, ...others.map((origin) => ({ origin }))]) {
      expect(await dial(`?ticket=${ticket}`, headers as Record<string, string>)).toBe(403);
    }
    const socket = await dial(`?ticket=${ticket}`, { origin: OURS });
    expect(socket).not.toBeTypeOf('number');
    (socket as WebSocket).terminate();
  });

  it('is closed at a message of more than a megabyte, in one piece or in fragments, and hands none of it on', async () => {
    const before = engine.recordings.length;
    const whole = await open();
    whole.send(Buffer.alloc(MEGABYTE + 1));
    expect(await closeOf(whole)).toBe(1009);
    const pieces = await open();
    for (let sent = 0; sent < 20; sent += 1) pieces.send(Buffer.alloc(MEGABYTE / 16), { fin: false });
    expect(await closeOf(pieces)).toBe(1009);
    expect(engine.recordings.slice(before).reduce((sum, bytes) => sum + bytes, 0)).toBe(0);
  });

  it('is closed when it floods, with messages of a megabyte or with many small ones', async () => {
    const large = await open();
    for (let sent = 0; sent < 12; sent += 1) large.send(Buffer.alloc(MEGABYTE));
    expect(await closeOf(large)).toBe(1008);
    const small = await open();
    for (let sent = 0; sent < 10_000; sent += 1) small.send('{"type":"nothing"}');
    expect(await closeOf(small)).toBe(1008);
  });
});
