import { newId } from '@greenroom/contract/uuid';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort, type KillableServer, startKillableServer } from '../testing/killable-server.ts';
import { PEOPLE_SECRET, type SignedInPerson, signInPeople, withDatabase } from '../testing/people.ts';
import { PATIENT_TIMEOUTS, type RealPostgres, startRealPostgres } from '../testing/real-postgres.ts';

const LIMIT_MS = 900_000;
const WORKERS = 6;

type Reply = { status: number; retryAfter: string | null; code: string | undefined };

/** Real processes on a real PostgreSQL: what a person sees when the database has a bad moment. */
describe('a server whose PostgreSQL has a bad moment', { timeout: LIMIT_MS }, () => {
  let postgres: RealPostgres;
  let server: KillableServer;
  let person: SignedInPerson;
  beforeAll(async () => {
    postgres = await startRealPostgres();
  }, LIMIT_MS);
  afterAll(() => postgres.stop(), LIMIT_MS);
  beforeEach(async () => {
    const settings = { databaseUrl: postgres.url, dataDir: '', timeouts: PATIENT_TIMEOUTS };
    const [somebody] = await withDatabase(settings, (database) => signInPeople(database, 1));
    if (!somebody) throw new Error('nobody is signed in');
    person = somebody;
    server = await startKillableServer(await findFreePort(), {
      DATABASE_URL: postgres.url,
      DATABASE_POOL_SIZE: '4',
      SESSION_SECRET: PEOPLE_SECRET,
    });
  }, LIMIT_MS);
  afterEach(() => server.kill(), LIMIT_MS);

  async function call(method: string, path: string, body?: object): Promise<Reply> {
    const response = await fetch(server.origin + path, {
      method,
      headers: { 'x-access-token': person.accessToken, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json().catch(() => ({}))) as { error?: { code?: string } };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), code: answer.error?.code };
  }
  const readProfile = () => call('GET', '/api/v1/profile');
  const isReady = async () => (await call('GET', '/readyz')).status === 200;
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  /** Saves new interviews one after the other until told to stop. */
  async function saveUntil(isOver: () => boolean, replies: Reply[], saved: string[]): Promise<void> {
    while (!isOver()) {
      const interviewId = newId();
      const reply = await call('PUT', `/api/v1/users/${person.userId}/interviews/${interviewId}/progress`, {
        jobName: 'Nurse',
        jobDescription: '',
        options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
        turns: [{ question: 'Tell me about yourself?', answer: null }],
      });
      replies.push(reply);
      if (reply.status === 200) saved.push(interviewId);
    }
  }

  it('survives two restarts under load, loses no save that it acknowledged, and asks to try again', async () => {
    const replies: Reply[] = [];
    const saved: string[] = [];
    let isOver = false;
    const load = Array.from({ length: WORKERS }, () => saveUntil(() => isOver, replies, saved));
    for (let restart = 0; restart < 2; restart += 1) {
      const before = saved.length;
      await until(async () => saved.length > before + 20);
      await postgres.restart();
    }
    const before = saved.length;
    await until(async () => saved.length > before + 20);
    isOver = true;
    await Promise.all(load);

    const failed = replies.filter(({ status }) => status !== 200);
    expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from interviews where user_id = $1', [
      person.userId,
    ]);
    await client.end();
    const stored = new Set(rows.map(({ id }) => id));
    expect(saved.filter((id) => !stored.has(id))).toEqual([]);
  });

  it('answers 503 and is not ready while PostgreSQL hangs, and recovers by itself', async () => {
    expect((await readProfile()).status).toBe(200);
    await postgres.pause();
    try {
      const [profile, ready] = await Promise.all([readProfile(), isReady()]);
      expect(profile).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '3' });
      expect(ready).toBe(false);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    } finally {
      await postgres.resume();
    }
    await until(isReady);
    await until(async () => (await readProfile()).status === 200);
  });

  it('stays ready when one table is locked, and answers others again once the pool is free', async () => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query('begin');
    await client.query('lock table interviews in access exclusive mode');
    try {
      const list = () => call('GET', `/api/v1/users/${person.userId}/interviews/all?page=1`);
      const replies = Promise.all(Array.from({ length: 8 }, list));
      await until(isReady);
      const codes = (await replies).map(({ status, code }) => `${status} ${code}`);
      expect(new Set(codes)).toEqual(new Set(['503 unavailable']));
    } finally {
      await client.end();
    }
    expect((await readProfile()).status).toBe(200);
  });
});
