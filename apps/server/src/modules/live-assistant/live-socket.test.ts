import type { LiveAnswer, LiveServerMessage } from '@greenroom/contract/live-assistant';
import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createBuiltInCoach } from '../../adapters/built-in-coach/built-in-coach.ts';
import { liveSessions, quotas } from '../../db/schema.ts';
import type { Coach } from '../../ports/language.ts';
import { FakeLiveTranscriber } from '../../testing/scripted-live.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { createLiveRepository } from './live-repository.ts';
import { createLiveUnitRepository } from './live-unit-repository.ts';

const OURS = 'http://localhost:3000';

describe('the live socket', () => {
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
    await giveUnits(1);
  });

  async function giveUnits(count: number): Promise<void> {
    await test.database.orm
      .update(quotas)
      .set({ availableLiveInterviews: count })
      .where(eq(quotas.userId, person.userId));
  }
  async function unitsLeft(): Promise<number> {
    return (await test.ask(person, 'GET', `/user/${person.userId}/quota`)).body.data.availableLiveInterviews;
  }
  const openWith = (operationId: string, body: object = {}) =>
    test.ask(person, 'POST', '/live/sessions', { body, headers: { 'idempotency-key': operationId } });
  async function startSession(): Promise<{ sessionId: string; ticket: string; operationId: string }> {
    const operationId = newId();
    await test.ask(person, 'PATCH', `/user/${person.userId}/quota`, {
      body: { updateType: 'live-interview' },
      headers: { 'idempotency-key': operationId },
    });
    return { ...(await openWith(operationId)).body.data, operationId };
  }

  type Client = { socket: WebSocket; messages: LiveServerMessage[]; closed: Promise<number> };
  function connect(ticket: string, origin = OURS, address = base): Promise<Client> {
    const socket = new WebSocket(`${address}/api/v1/live?ticket=${ticket}`, { headers: { origin } });
    const messages: LiveServerMessage[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve({ socket, messages, closed }));
      socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
      socket.once('error', reject);
    });
  }
  const until = (condition: () => boolean | Promise<boolean>) =>
    expect.poll(condition, { timeout: 60_000, interval: 5 }).toBe(true);
  const finalsOf = (messages: LiveServerMessage[]) => messages.filter(({ isFinal }) => isFinal).map(({ text }) => text);
  async function end(client: Client): Promise<void> {
    client.socket.send(JSON.stringify({ type: 'end' }));
    await client.closed;
  }

  it('hands audio to the engine and words back', async () => {
    const client = await connect((await startSession()).ticket);
    client.socket.send(Buffer.alloc(1000));
    const before = engine.recordings.length;
    await until(() => engine.recordings.length > before || engine.recordings.at(-1) === 1000);
    engine.say('tell me', false);
    engine.say('tell me about yourself');
    await until(() => finalsOf(client.messages).length === 1);
    expect(client.messages.filter(({ type }) => type === 'transcript').map(({ text }) => text)).toEqual([
      'tell me',
      'tell me about yourself',
    ]);
    await end(client);
    expect(await unitsLeft()).toBe(0);
  });

  it('refuses another origin with 403, a wrong ticket and a used one with 401, before the upgrade', async () => {
    const { ticket } = await startSession();
    await expect(connect(ticket, 'https://evil.example')).rejects.toThrow('403');
    await expect(connect('nonsense')).rejects.toThrow('401');
    const client = await connect(ticket);
    await expect(connect(ticket)).rejects.toThrow('401');
    await end(client);
  });

  it('keeps no ticket in the database as it is', async () => {
    const { ticket, sessionId } = await startSession();
    const [row] = await test.database.orm.select().from(liveSessions).where(eq(liveSessions.id, sessionId));
    expect(JSON.stringify(row)).not.toContain(ticket);
  });

  it('answers 402 without a reserved unit', async () => {
    expect((await openWith(newId())).status).toBe(402);
    expect((await test.ask(person, 'POST', '/live/sessions', { body: {} })).status).toBe(402);
  });

  it('gives the unit back when nothing was heard', async () => {
    const client = await connect((await startSession()).ticket);
    expect(await unitsLeft()).toBe(0);
    client.socket.send(Buffer.alloc(10));
    await end(client);
    await until(async () => (await unitsLeft()) === 1);
  });

  describe('whose language model fails', () => {
    const asked = 'Could you tell me why you want to work here?';
    const coached = createBuiltInCoach();
    let answeredBy: LiveAnswer['answeredBy'] = 'built-in-coach-standing-in';
    const scripted = (answer: LiveAnswer): LiveAnswer => ({ ...answer, answeredBy });
    const coach: Coach = {
      ...coached,
      answerLive: async (request, call) => scripted(await coached.answerLive(request, call)),
      async *streamLive(request, call) {
        for await (const answer of coached.streamLive(request, call)) yield scripted(answer);
      },
    };
    let modelled: TestApp;
    let [own, address] = [test, base];
    beforeAll(async () => {
      modelled = await buildTestApp({ ports: { liveTranscriber: engine, coach } });
      const at = (await modelled.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
      [own, address] = [test, base];
      [test, base] = [modelled, at];
    });
    afterAll(async () => {
      [test, base] = [own, address];
      await modelled.close();
    });

    async function hear(): Promise<{ client: Client; sessionId: string }> {
      const { sessionId, ticket } = await startSession();
      const client = await connect(ticket, OURS, base);
      const bytes = 1001 + engine.recordings.length;
      client.socket.send(Buffer.alloc(bytes));
      await until(() => engine.recordings.at(-1) === bytes);
      engine.say(asked);
      await until(() => finalsOf(client.messages).length === 1);
      expect(await unitsLeft()).toBe(0);
      return { client, sessionId };
    }
    async function answer(by: LiveAnswer['answeredBy'], sessionId: string, isStreamed = false): Promise<void> {
      answeredBy = by;
      const headers: Record<string, string> = isStreamed ? { accept: 'text/event-stream' } : {};
      const body = { data: asked, sessionId };
      const { status } = await test.ask(person, 'POST', '/ai/completions/live-interview/answers', { body, headers });
      expect(status).toBe(200);
    }

    it('gives the unit back, once, when only the built-in coach answered in its place', async () => {
      const { client, sessionId } = await hear();
      await answer('built-in-coach-standing-in', sessionId, true);
      await answer('built-in-coach-standing-in', sessionId);
      await end(client);
      await until(async () => (await unitsLeft()) === 1);
      await createLiveUnitRepository(test.database.orm).end({ id: sessionId, epoch: 1 }, new Date());
      expect(await unitsLeft()).toBe(1);
    });

    it('keeps the unit when the model gave one of the answers', async () => {
      const { client, sessionId } = await hear();
      await answer('built-in-coach-standing-in', sessionId);
      await answer('language-model', sessionId, true);
      await end(client);
      expect(await unitsLeft()).toBe(0);
    });

    it('keeps the unit when nothing but the built-in coach is there', async () => {
      const { client, sessionId } = await hear();
      await answer('built-in-coach', sessionId);
      await end(client);
      expect(await unitsLeft()).toBe(0);
    });

    it('does not count the answers of somebody else', async () => {
      const { client, sessionId } = await hear();
      const ada = person;
      person = await test.signIn('Grace');
      await answer('built-in-coach-standing-in', sessionId);
      person = ada;
      await end(client);
      expect(await unitsLeft()).toBe(0);
    });
  });

  it('answers the same session when the same operation asks twice', async () => {
    const { sessionId, operationId } = await startSession();
    expect((await openWith(operationId)).body.data.sessionId).toBe(sessionId);
  });

  it('survives fifty cuts: no final twice, no byte lost, no second charge', async () => {
    await giveUnits(3);
    const { sessionId, ticket } = await startSession();
    let client = await connect(ticket);
    const finals: (string | undefined)[] = [];
    let sentBytes = 0;
    const firstRecording = engine.recordings.length;
    for (let cut = 0; cut < 50; cut++) {
      client.socket.send(JSON.stringify({ type: 'recorder-start' }));
      client.socket.send(Buffer.alloc(2000));
      sentBytes += 2000;
      await until(() => engine.recordings.slice(firstRecording).reduce((sum, count) => sum + count, 0) === sentBytes);
      engine.say(`before ${cut}`);
      await until(() => finalsOf(client.messages).includes(`before ${cut}`));
      client.socket.terminate();
      await client.closed;
      await until(async () => {
        const [row] = await test.database.orm.select().from(liveSessions).where(eq(liveSessions.id, sessionId));
        return row?.disconnectedAt !== null;
      });
      engine.say(`during ${cut}`);
      finals.push(...finalsOf(client.messages));
      const fresh = await test.ask(person, 'POST', '/live/sessions', { body: { sessionId } });
      client = await connect(fresh.body.data.ticket);
      await until(() => client.messages.some(({ code }) => code === 'ready'));
      await until(() => finalsOf(client.messages).length === 1);
    }
    finals.push(...finalsOf(client.messages));
    await end(client);
    const expected = Array.from({ length: 50 }, (_, cut) => [`before ${cut}`, `during ${cut}`]).flat();
    expect(finals).toEqual(expected);
    expect(await unitsLeft()).toBe(2);
  });

  it('gives the session to the newest connection and closes the one before', async () => {
    const { sessionId, ticket } = await startSession();
    const first = await connect(ticket);
    const fresh = await test.ask(person, 'POST', '/live/sessions', { body: { sessionId } });
    const second = await connect(fresh.body.data.ticket);
    expect(await first.closed).toBe(4409);
    second.socket.send(Buffer.alloc(5));
    await until(() => engine.recordings.at(-1) === 5);
    await end(second);
  });

  it('keeps a connection that came back from the goodbye of the one before, when that is written down late', async () => {
    const { sessionId, ticket } = await startSession();
    const client = await connect(ticket);
    await createLiveRepository(test.database.orm).disconnect({ id: sessionId, epoch: 0 }, new Date());
    const [row] = await test.database.orm.select().from(liveSessions).where(eq(liveSessions.id, sessionId));
    expect(row?.disconnectedAt).toBeNull();
    await end(client);
  });

  it('answers an error to what it does not understand, and goes on', async () => {
    const client = await connect((await startSession()).ticket);
    client.socket.send('{"type":');
    client.socket.send('{"type":"nonsense"}');
    await until(() => client.messages.filter(({ type }) => type === 'error').length === 2);
    client.socket.send(Buffer.alloc(7));
    await until(() => engine.recordings.at(-1) === 7);
    await end(client);
  });

  it('says in words when the engine fails', async () => {
    const client = await connect((await startSession()).ticket);
    client.socket.send(Buffer.alloc(9));
    await until(() => engine.recordings.at(-1) === 9);
    engine.fail('The transcription service could not be reached.');
    await until(() => client.messages.some(({ type, message }) => type === 'error' && Boolean(message)));
    await end(client);
  });

  it('answers 409 for a session that has ended and 404 for another person’s', async () => {
    const { sessionId, ticket } = await startSession();
    await end(await connect(ticket));
    await until(async () => (await openWith(newId(), { sessionId })).status === 409);
    const other = await test.signIn('Grace');
    expect((await test.ask(other, 'POST', '/live/sessions', { body: { sessionId } })).status).toBe(404);
  });

  it('leaves nothing of twenty sessions that were opened and closed', async () => {
    await giveUnits(20);
    for (let index = 0; index < 20; index++) {
      const client = await connect((await startSession()).ticket);
      client.socket.send(Buffer.alloc(3));
      await until(() => engine.openStreams === 1);
      await end(client);
      await until(() => engine.openStreams === 0);
    }
    const { websocketServer } = test.app as unknown as { websocketServer: { clients: Set<unknown> } };
    await until(() => websocketServer.clients.size === 0);
  });

  it('keeps a transcript for its owner, who can read it and delete it', async () => {
    const { sessionId } = await startSession();
    const path = `/users/${person.userId}/live-sessions`;
    const transcript = {
      lines: [{ speaker: 'interviewer', text: 'Why us?', atMs: 10 }],
      answers: [{ question: 'Why us?', answer: 'Because.', atMs: 20 }],
    };
    expect((await test.ask(person, 'PUT', `${path}/${sessionId}`, { body: transcript })).status).toBe(200);
    expect((await test.ask(person, 'GET', path)).body.data).toMatchObject({
      totalCount: 1,
      sessions: [{ questionCount: 1 }],
    });
    expect((await test.ask(person, 'GET', `${path}/${sessionId}`)).body.data.transcript).toEqual(transcript);
    expect((await test.ask(person, 'DELETE', `${path}/${sessionId}`)).status).toBe(200);
    expect((await test.ask(person, 'GET', `${path}/${sessionId}`)).status).toBe(404);
  });

  describe('moves to another process', () => {
    /** A further process on the same database. */
    async function startOther(): Promise<{ other: TestApp; dial: typeof connect }> {
      const other = await buildTestApp({ ports: { liveTranscriber: engine }, database: test.database });
      const there = (await other.app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
      return { other, dial: (ticket) => connect(ticket, OURS, there) };
    }
    const ticketOf = async (sessionId: string): Promise<string> => {
      const fresh = await test.ask(person, 'POST', '/live/sessions', { body: { sessionId } });
      expect(fresh.status).toBe(200);
      return fresh.body.data.ticket;
    };
    const isEnded = async (sessionId: string): Promise<boolean> => {
      const [row] = await test.database.orm.select().from(liveSessions).where(eq(liveSessions.id, sessionId));
      return row?.endedAt !== null;
    };

    it('when its process stops: the client is told to come back, and goes on with the same unit', async () => {
      const { other, dial } = await startOther();
      const { sessionId, ticket } = await startSession();
      const client = await dial(ticket);
      client.socket.send(Buffer.alloc(11));
      await until(() => engine.recordings.at(-1) === 11);
      await other.close();
      expect(await client.closed).toBe(1012);
      expect(await isEnded(sessionId)).toBe(false);
      const back = await connect(await ticketOf(sessionId));
      back.socket.send(Buffer.alloc(12));
      await until(() => engine.recordings.at(-1) === 12);
      expect(await unitsLeft()).toBe(0);
      await end(back);
      await until(async () => (await unitsLeft()) === 1);
    });

    it('without being ended by the process that it left, which closes its old connection', async () => {
      const { other, dial } = await startOther();
      const { sessionId, ticket } = await startSession();
      const first = await dial(ticket);
      const second = await connect(await ticketOf(sessionId));
      // The process that was left finds it out by itself, or is stopped: neither ends the session.
      first.socket.send(JSON.stringify({ type: 'end' }));
      await first.closed;
      await other.close();
      expect(await isEnded(sessionId)).toBe(false);
      expect(await unitsLeft()).toBe(0);
      second.socket.send(Buffer.alloc(13));
      await until(() => engine.recordings.at(-1) === 13);
      await end(second);
      await until(() => isEnded(sessionId));
    });
  });
});
