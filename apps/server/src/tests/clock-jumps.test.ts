import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, type KillableServer, startKillableServer } from '../testing/killable-server.ts';
import { PEOPLE_SECRET, type SignedInPerson, signInPeople, withDatabase } from '../testing/people.ts';
import { PATIENT_TIMEOUTS, type RealPostgres, startRealPostgres } from '../testing/real-postgres.ts';
import { sendTo } from '../testing/steady-load.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INTERVIEW = '0192f3a0-0000-7000-8000-000000000001';
const preload = fileURLToPath(new URL('../testing/shift-clock.mjs', import.meta.url));

/** A real process with a clock that the test sets, on a PostgreSQL with the right time. */
describe('a clock that is set', () => {
  let postgres: RealPostgres;
  let people: SignedInPerson[];
  let server: KillableServer;
  let folder: string;
  const setClock = (shiftMs: number) => writeFile(join(folder, 'shift'), String(shiftMs));
  const start = async () =>
    startKillableServer(await findFreePort(), {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: PEOPLE_SECRET,
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_SHIFT_FILE: join(folder, 'shift'),
      LOG_LEVEL: 'error',
      RETENTION_DAYS: '30',
      RATE_LIMITS: 'on',
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenroom-clock-'));
    await setClock(0);
    postgres = await startRealPostgres();
    const database = { databaseUrl: postgres.url, dataDir: '', timeouts: PATIENT_TIMEOUTS };
    people = await withDatabase(database, (opened) => signInPeople(opened, 7));
    server = await start();
  });
  afterAll(async () => {
    await server?.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true });
  });

  const personAt = (index: number): SignedInPerson => {
    const person = people[index];
    if (!person) throw new Error('nobody is signed in');
    return person;
  };
  const save = async (person: SignedInPerson, answer: string) => {
    const path = `/users/${person.userId}/interviews/${INTERVIEW}/progress`;
    const body = {
      jobName: 'Nurse',
      jobDescription: '',
      options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
      turns: [{ question: 'Tell me about yourself?', answer }],
    };
    return (await sendTo(server.origin, person)('PUT', path, body, INTERVIEW)).status;
  };
  /** The status and the saved answer, or the message of the error. */
  async function read({ userId, accessToken }: SignedInPerson): Promise<unknown[]> {
    const reply = await fetch(`${server.origin}/api/v1/users/${userId}/interviews/${INTERVIEW}`, {
      headers: { 'x-access-token': accessToken },
    });
    const { data, error } = (await reply.json()) as {
      data?: { progress?: { turns: { answer: string }[] } };
      error?: { code: string };
    };
    return [reply.status, data?.progress?.turns[0]?.answer ?? error?.code];
  }
  /** As the page does it when an access token has expired. Null when the person has to sign in. */
  async function renew(person: SignedInPerson): Promise<SignedInPerson | null> {
    const reply = await fetch(`${server.origin}/api/v1/auth/refresh`, {
      headers: { cookie: `greenroom_refresh=${person.refreshToken}`, 'x-greenroom-client': 'web' },
    });
    if (reply.status === 401) return null;
    const { data: accessToken } = (await reply.json()) as { data: string };
    const [cookie = ''] = reply.headers.getSetCookie();
    const refreshToken = /greenroom_refresh=([^;]+)/u.exec(cookie)?.[1] ?? '';
    return { ...person, accessToken, refreshToken };
  }

  it.each([
    ['an hour ahead', HOUR_MS],
    ['a day ahead', DAY_MS],
    ['an hour behind', -HOUR_MS],
    ['a day behind', -DAY_MS],
    ['61 days behind', -61 * DAY_MS],
  ])('%s renews the sign-in and loses nothing, also after it is put right', async (_name, shiftMs) => {
    await setClock(0);
    const index = [HOUR_MS, DAY_MS, -HOUR_MS, -DAY_MS, -61 * DAY_MS].indexOf(shiftMs);
    const person = personAt(index);
    expect(await save(person, 'before')).toBe(200);
    await setClock(shiftMs);
    expect(await read(person)).toEqual(shiftMs > 0 ? [403, 'token_expired'] : [200, 'before']);
    const renewed = await renew(person);
    if (!renewed) throw new Error('the sign-in ended');
    expect(await read(renewed)).toEqual([200, 'before']);
    expect(await save(renewed, 'meanwhile')).toBe(200);
    await setClock(0);
    expect(await read(renewed)).toEqual(shiftMs > 0 ? [200, 'meanwhile'] : [403, 'token_expired']);
    // A sign-in that was renewed 61 days behind was not renewed for 14 days.
    const last = await renew(renewed);
    expect(last === null).toBe(shiftMs < -14 * DAY_MS);
    expect(await read(last ?? person)).toEqual([200, 'meanwhile']);
    expect(await save(last ?? person, 'after')).toBe(200);
  });

  it('61 days ahead asks people to sign in, deletes nothing, says so, and limits no address for 61 days', async () => {
    await setClock(0);
    const person = personAt(5);
    expect(await save(person, 'before')).toBe(200);
    await setClock(61 * DAY_MS);
    expect(await read(person)).toEqual([403, 'token_expired']);
    expect(await renew(person)).toBeNull();
    // Chores run at the start.
    await server.stop();
    server = await start();
    const client = new pg.Client(postgres.url);
    await client.connect();
    const farLimits = async () => {
      const latest = Date.now() + 3 * DAY_MS;
      const { rows } = await client.query('select key from rate_limits where expire > $1', [latest]);
      return rows.length;
    };
    await fetch(`${server.origin}/api/v1/capabilities`);
    expect(await farLimits()).toBeGreaterThan(0);
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('differs from the clock of the database');
    await setClock(0);
    await server.stop();
    server = await start();
    await expect.poll(farLimits, { timeout: 60_000 }).toBe(0);
    await client.end();
    expect(await read(person)).toEqual([200, 'before']);
    expect(await renew(person)).not.toBeNull();
    expect(server.output()).not.toContain('clock');
  });
});
