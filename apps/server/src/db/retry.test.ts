import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT_TIMEOUTS, type RealPostgres, startRealPostgres } from '../testing/real-postgres.ts';
import type { Database, Orm } from './database.ts';
import { openDatabase } from './open-database.ts';
import { inTransaction, isConnectionLost, isRolledBack, retryStatement } from './retry.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('which failures are repeated', () => {
  /** Fails so many times, then answers how often it was asked. */
  function flaky(failures: number, error: Error) {
    let calls = 0;
    return {
      calls: () => calls,
      run: async () => {
        calls += 1;
        if (calls <= failures) throw new Error('wrapped', { cause: error });
        return calls;
      },
    };
  }
  const lost = failure('57P01');

  it.each([
    ['a read that lost its connection', 'select 1', lost, 2],
    ['a read whose connection was refused', ' SELECT 1', failure('ECONNREFUSED'), 2],
    ['a read that was rolled back', 'select 1', failure('40001'), 2],
    ['a write that was rolled back', 'update quotas set a = 1', failure('40P01'), 2],
    ['a write that may have been done', 'insert into users', lost, 1],
    ['a read that takes locks', 'select 1 from users for update', lost, 1],
    ['a read that waited its time', 'select 1', failure('57014'), 1],
    ['a read that is wrong', 'select 1', failure('42703'), 1],
  ])('%s', async (_name, text, error, calls) => {
    const work = flaky(1, error);
    await retryStatement(text, work.run).catch(() => null);
    expect(work.calls()).toBe(calls);
  });

  it('at most three times', async () => {
    const work = flaky(9, lost);
    await expect(retryStatement('select 1', work.run)).rejects.toThrow('wrapped');
    expect(work.calls()).toBe(3);
  });

  it('a transaction not when the connection broke at its commit', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    const orm = {
      transaction: async (run: (tx: unknown) => Promise<unknown>) => {
        await run(null);
        throw lost;
      },
    } as unknown as Orm;
    await expect(inTransaction(orm, work)).rejects.toBe(lost);
    expect(runs).toBe(1);
  });

  it('by the code, or by what the driver says', () => {
    expect(isRolledBack(failure('40001'))).toBe(true);
    expect(isConnectionLost(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isConnectionLost(new Error('Connection terminated due to connection timeout'))).toBe(false);
  });
});

describe('on a real PostgreSQL', () => {
  let postgres: RealPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startRealPostgres();
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', timeouts: PATIENT_TIMEOUTS });
    await database.orm.execute(sql`create table counts (id int primary key, n int not null)`);
    await database.orm.execute(sql`insert into counts values (1, 0), (2, 0)`);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });
  const add = (tx: Orm, id: number) => tx.execute(sql`update counts set n = n + 1 where id = ${id}`);
  async function counts(): Promise<number[]> {
    const { rows } = (await database.orm.execute(sql`select n from counts order by id`)) as { rows: { n: number }[] };
    return rows.map(({ n }) => n);
  }
  /** Ends the connections of which one runs a statement with this mark; waits until there is one. */
  async function cut(mark: string): Promise<void> {
    for (;;) {
      const { rows } = (await database.orm.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where query like ${`%${mark}%`} and state = 'active' and pid <> pg_backend_pid()`,
      )) as { rows: unknown[] };
      if (rows.length > 0) return;
    }
  }

  it('both sides of a deadlock are done, once each', async () => {
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    const both = [0, 1].map((side) =>
      inTransaction(database.orm, async (tx) => {
        runs += 1;
        await add(tx, side + 1);
        met[side]?.resolve();
        await Promise.all(met.map(({ promise }) => promise));
        await add(tx, 2 - side);
      }),
    );
    await Promise.all(both);
    expect(runs).toBe(3);
    expect(await counts()).toEqual([2, 2]);
  });

  it('a transaction that met another is done again with what that one left', async () => {
    let runs = 0;
    await inTransaction(database.orm, async (tx) => {
      runs += 1;
      await tx.execute(sql`set transaction isolation level repeatable read`);
      await tx.execute(sql`select n from counts`);
      if (runs === 1) await add(database.orm, 1);
      await add(tx, 1);
    });
    expect(runs).toBe(2);
    expect(await counts()).toEqual([4, 2]);
  });

  it('a transaction whose connection breaks in the middle is done once', async () => {
    let runs = 0;
    const work = inTransaction(database.orm, async (tx) => {
      runs += 1;
      await add(tx, 2);
      if (runs === 1) await tx.execute(sql`select pg_sleep(600), 'in a transaction'`);
    });
    await cut('in a transaction');
    await work;
    expect(runs).toBe(2);
    expect(await counts()).toEqual([4, 3]);
  });

  it('a read whose connection breaks is asked again', async () => {
    await database.orm.execute(sql`create sequence asked`);
    // Sleeps the first time only: a sequence is not rolled back.
    const query = sql`select case when nextval('asked') = 1 then pg_sleep(600)::text else 'again' end as answer`;
    // A query of drizzle begins when it is awaited.
    const read = Promise.all([database.orm.execute(query)]);
    await cut("nextval('asked')");
    expect(await read).toMatchObject([{ rows: [{ answer: 'again' }] }]);
  });

  it('a write whose connection breaks is not', async () => {
    const write = database.orm.execute(sql`update counts set n = n + 1 where pg_sleep(600) is not null`);
    const refused = expect(write).rejects.toThrow();
    await cut('where pg_sleep(600)');
    await refused;
    expect(await counts()).toEqual([4, 3]);
  });
});
