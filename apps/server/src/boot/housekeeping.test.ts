import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { PATIENT_TIMEOUTS, type RealPostgres, startRealPostgres } from '../testing/real-postgres.ts';
import { type Chores, startHousekeeping } from './housekeeping.ts';

const NAMES: (keyof Chores)[] = [
  'returnStaleUnits',
  'reconcilePayments',
  'deleteExpiredSessions',
  'deleteExpiredRecordings',
  'deleteExpiredData',
  'deleteFutureLimits',
  'reclaimSpace',
];
const clock = { isTrusted: async () => true };
const silent = { error: () => undefined };

/** Two replicas, each with its own connections. */
describe('chores of two servers on one database', () => {
  let postgres: RealPostgres;
  let replicas: Database[];
  beforeAll(async () => {
    postgres = await startRealPostgres();
    const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '', timeouts: PATIENT_TIMEOUTS });
    replicas = [await open(), await open()];
  });
  afterAll(async () => {
    await Promise.all(replicas.map((database) => database.close()));
    await postgres.stop();
  });

  it('are done by one of them at a time', async () => {
    const begun: string[] = [];
    const mayEnd = Promise.withResolvers<void>();
    const allDone = Promise.withResolvers<void>();
    let skipped = 0;
    let ended = 0;
    const chores = Object.fromEntries(
      NAMES.map((name) => [
        name,
        async () => {
          begun.push(name);
          // Both chores run at once: the replica that may not do the first does the second.
          if (begun.length === 2) mayEnd.resolve();
          await mayEnd.promise;
        },
      ]),
    ) as Chores;
    const stops = replicas.map(({ runAlone }) =>
      startHousekeeping(
        chores,
        {
          clock,
          runAlone: async (name, work) => {
            const isDone = await runAlone(name, work);
            if (!isDone) skipped += 1;
            ended += 1;
            if (ended === 2 * NAMES.length) allDone.resolve();
            return isDone;
          },
        },
        silent,
      ),
    );
    await allDone.promise;
    for (const stop of stops) stop();
    expect(begun.slice(0, 2)).toEqual(NAMES.slice(0, 2));
    expect(skipped).toBeGreaterThan(0);
    expect(begun.length).toBeGreaterThanOrEqual(NAMES.length);
  });

  it('never overlap, and are taken over when the connection of their replica breaks', async () => {
    const [one, other] = replicas as [Database, Database];
    const mayEnd = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const held = one.runAlone('chore', async () => {
      isHeld.resolve();
      await mayEnd.promise;
    });
    await isHeld.promise;
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    expect(await other.runAlone('chore', work)).toBe(false);
    expect(await other.runAlone('another chore', work)).toBe(true);
    expect(runs).toBe(1);

    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'");
    await client.end();
    while (!(await other.runAlone('chore', work))) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(runs).toBe(2);
    mayEnd.resolve();
    expect(await held).toBe(true);
    expect(await one.runAlone('chore', work)).toBe(true);
  });

  it('give the lock back when they fail', async () => {
    const [one, other] = replicas as [Database, Database];
    const fail = () => Promise.reject(new Error('no'));
    await expect(one.runAlone('chore', fail)).rejects.toThrow('no');
    expect(await other.runAlone('chore', async () => undefined)).toBe(true);
  });
});
