import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@greenroom/contract/uuid';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DATABASE_TIMEOUTS } from '../db/database-timeouts.ts';
import { findFreePort, type KillableServer, startKillableServer } from '../testing/killable-server.ts';
import { PEOPLE_SECRET, type SignedInPerson, signInPeople, withDatabase } from '../testing/people.ts';
import { watchReplicas } from '../testing/ready-replicas.ts';
import { PATIENT_TIMEOUTS, type RealPostgres, startRealPostgres } from '../testing/real-postgres.ts';
import { type LoadReply, NOTHING_WRONG, type Send, sendTo, startSteadyLoad } from '../testing/steady-load.ts';
import { openTcpDoor, type TcpDoor } from '../testing/tcp-door.ts';

const POOL_SIZE = 4;
/** Longer than a request waits for a connection. FAULT_CUT_MS=10000 measures a longer one. */
const CUT_MS = Number(process.env.FAULT_CUT_MS ?? 3500);
const SOCKETS = 200;
/** A replica that stops is noticed in this time: each is asked up to 40 times a second. */
const DRAIN_S = 4;
const PAUSE_MS = 100;

/** Two real processes on a real PostgreSQL, one of them by a network that can be cut. */
describe('two servers', () => {
  let postgres: RealPostgres;
  let door: TcpDoor;
  let people: SignedInPerson[];
  let first: KillableServer;
  let second: KillableServer;
  const ports: [number, number] = [0, 0];
  const settings = () => ({
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    SESSION_SECRET: PEOPLE_SECRET,
    SHUTDOWN_DELAY_S: String(DRAIN_S),
  });
  const startFirst = () => startKillableServer(ports[0], { ...settings(), DATABASE_URL: postgres.url });
  const startSecond = () => {
    const url = new URL(postgres.url);
    url.port = String(door.port);
    return startKillableServer(ports[1], { ...settings(), DATABASE_URL: url.href });
  };
  beforeAll(async () => {
    postgres = await startRealPostgres();
    door = await openTcpDoor(Number(new URL(postgres.url).port));
    const database = { databaseUrl: postgres.url, dataDir: '', timeouts: PATIENT_TIMEOUTS };
    people = await withDatabase(database, (opened) => signInPeople(opened, SOCKETS + 1));
    ports[0] = await findFreePort();
    ports[1] = await findFreePort();
    [first, second] = await Promise.all([startFirst(), startSecond()]);
  });
  afterAll(async () => {
    await Promise.all([first?.kill(), second?.kill()]);
    await door?.close();
    await postgres.stop();
  });
  const writer = (): SignedInPerson => {
    const person = people[SOCKETS];
    if (!person) throw new Error('nobody is signed in');
    return person;
  };
  const startLoad = (send: Send, workers = 8) =>
    startSteadyLoad({ databaseUrl: postgres.url, person: writer(), workers, send });
  const isReady = (origin: string) =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  const refusalsOf = (load: Awaited<ReturnType<typeof startLoad>>) =>
    load.replies.filter(({ status }) => status !== 200);
  /** On a busy machine a request may wait so long for a connection of the pool that it is asked to come back. */
  const isWaitedOut = ({ status, retryAfter, millis }: LoadReply) =>
    status === 503 && retryAfter !== null && millis >= DATABASE_TIMEOUTS.connectMs;

  it('answer 503 while the network to the database is cut, and then lose and double nothing', async () => {
    const load = await startLoad(sendTo(second.origin, writer()));
    await load.goesOn();
    door.cut();
    await sleep(CUT_MS);
    door.heal();
    await load.goesOn();
    expect(await load.settle()).toEqual(NOTHING_WRONG);
    const refusals = refusalsOf(load);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
    expect(load.broken).toEqual([]);
  });

  it('lose and double nothing when every connection to the database breaks under load', async () => {
    const load = await startLoad(sendTo(second.origin, writer()));
    for (let round = 0; round < 5; round += 1) {
      await load.goesOn(10);
      door.drop();
    }
    await load.goesOn();
    expect(await load.settle()).toEqual(NOTHING_WRONG);
    expect(refusalsOf(load).filter(({ status }) => status !== 503)).toEqual([]);
  });

  it('answer 503 to writers that find no connection of the pool', async () => {
    const locker = new pg.Client(postgres.url);
    await locker.connect();
    const load = await startLoad(sendTo(first.origin, writer()), POOL_SIZE * 3);
    await load.goesOn();
    await locker.query('begin');
    await locker.query('lock table interviews in access exclusive mode');
    const before = refusalsOf(load).length;
    while (refusalsOf(load).length < before + POOL_SIZE) await sleep(20);
    expect(await isReady(first.origin)).toBe(true);
    await locker.end();
    await load.goesOn();
    expect(await load.settle()).toEqual(NOTHING_WRONG);
    expect(refusalsOf(load).filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
  });

  describe('with live sessions', () => {
    const post = async (
      origin: string,
      person: SignedInPerson,
      method: string,
      path: string,
      body: object,
      key = newId(),
    ) => {
      for (;;) {
        const response = await fetch(`${origin}/api/v1${path}`, {
          method,
          headers: { 'x-access-token': person.accessToken, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        });
        const { data, error } = (await response.json()) as {
          data?: Record<string, string>;
          error?: { code: string };
        };
        if (response.ok) return data ?? {};
        // So many at once may wait longer for a connection than a request waits: a person presses the button again.
        if (error?.code !== 'unavailable' || !response.headers.has('retry-after'))
          throw new Error(`${method} ${path} answered ${response.status} ${error?.code}`);
        await sleep(PAUSE_MS);
      }
    };
    /** By another port if one is given, with the origin that the server knows. */
    async function dial(origin: string, ticket = '', port = new URL(origin).port): Promise<WebSocket> {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/live?ticket=${ticket}`, {
        headers: { origin },
      });
      socket.on('error', () => undefined);
      await once(socket, 'open');
      return socket;
    }
    type Session = { person: SignedInPerson; sessionId: string };
    async function askTicket(origin: string, { person, sessionId }: Session): Promise<string | undefined> {
      const again = await post(origin, person, 'POST', '/live/sessions', { sessionId });
      expect(again.sessionId).toBe(sessionId);
      return again.ticket;
    }
    /** Null if the socket is refused for want of a connection to the database: the page then asks for a further ticket. */
    const dialOnce = (origin: string, ticket?: string, port?: number) =>
      dial(origin, ticket, port === undefined ? undefined : String(port)).catch((error: Error) => {
        if (error.message.endsWith('response: 503')) return null;
        throw error;
      });
    async function open(origin: string, session: Session, ticket?: string, port?: number): Promise<WebSocket> {
      let socket = await dialOnce(origin, ticket ?? (await askTicket(origin, session)), port);
      while (!socket) {
        await sleep(PAUSE_MS);
        socket = await dialOnce(origin, await askTicket(origin, session), port);
      }
      return socket;
    }
    async function begin(origin: string, person: SignedInPerson, port?: number) {
      const key = newId();
      await post(origin, person, 'PATCH', `/user/${person.userId}/quota`, { updateType: 'live-interview' }, key);
      const { sessionId = '', ticket } = await post(origin, person, 'POST', '/live/sessions', {}, key);
      return { person, sessionId, socket: await open(origin, { person, sessionId }, ticket, port) };
    }
    const comeBack = (origin: string, session: Session) => open(origin, session);
    async function endAll(sockets: WebSocket[]): Promise<void> {
      await Promise.all(
        sockets.map(async (socket) => {
          const closed = once(socket, 'close');
          socket.send(JSON.stringify({ type: 'end' }));
          await closed;
        }),
      );
    }
    async function ask(statement: string) {
      const client = new pg.Client(postgres.url);
      await client.connect();
      const { rows } = await client.query<Record<string, number>>(statement);
      await client.end();
      return rows[0] ?? {};
    }
    const SESSIONS = 'select count(*)::int as all, count(ended_at)::int as ended from live_sessions';
    const UNITS = 'select sum(available_live_interviews)::int as left from quotas';

    it(`${SOCKETS} sockets that drop at once come back to the other process, each to its session and unit`, async () => {
      await ask('update quotas set available_live_interviews = 1');
      const { left: unitsBefore } = await ask(UNITS);
      const socketDoor = await openTcpDoor(ports[0]);
      const begun = await Promise.all(
        people.slice(0, SOCKETS).map((person) => begin(first.origin, person, socketDoor.port)),
      );
      const closed = Promise.all(begun.map(({ socket }) => once(socket, 'close')));
      socketDoor.drop();
      await closed;
      const back = await Promise.all(begun.map((session) => comeBack(second.origin, session)));
      expect(await ask(SESSIONS)).toEqual({ all: SOCKETS, ended: 0 });
      expect((await ask(UNITS)).left).toBe((unitsBefore ?? 0) - SOCKETS);
      await endAll(back);
      // Nothing was heard, so each unit goes back once.
      while ((await ask(UNITS)).left !== unitsBefore) await sleep(20);
      expect(await ask(SESSIONS)).toEqual({ all: SOCKETS, ended: SOCKETS });
      await socketDoor.close();
    });

    it('a rolling restart fails no request, and sends live sessions to the other process', async () => {
      await ask('update quotas set available_live_interviews = 1');
      const replicas = watchReplicas([first.origin, second.origin], isReady);
      const load = await startLoad(replicas.createSend(writer()), 4);
      await load.goesOn();
      const person = people[0];
      if (!person) throw new Error('nobody is signed in');
      const session = await begin(first.origin, person);
      const told = once(session.socket, 'close');
      await first.stop();
      expect((await told)[0]).toBe(1012);
      const back = await comeBack(second.origin, session);
      first = await startFirst();
      while (!replicas.isListed(first.origin)) await sleep(20);
      await load.goesOn();
      const toldAgain = once(back, 'close');
      await second.stop();
      expect((await toldAgain)[0]).toBe(1012);
      const last = await comeBack(first.origin, session);
      second = await startSecond();
      await load.goesOn();
      expect(await load.settle()).toEqual(NOTHING_WRONG);
      expect([refusalsOf(load).filter((reply) => !isWaitedOut(reply)), load.broken]).toEqual([[], []]);
      await replicas.stop();
      await endAll([last]);
    });
  });
});
