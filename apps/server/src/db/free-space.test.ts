import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createSpaceGuard } from './free-space.ts';
import { guardWrites } from './guard-writes.ts';
import { usePglite } from './open-database.ts';
import { rateLimits } from './schema.ts';

describe('an embedded database on a disk that is nearly full', () => {
  let free = 0;
  let nowMs = 0;
  let database: Database;
  beforeEach(async () => {
    free = 1000;
    const client = await PGlite.create();
    database = await usePglite(client);
    guardWrites(client, createSpaceGuard('/', { reserveBytes: 500, readFree: async () => free, now: () => nowMs }));
  });
  afterEach(() => database.close());
  const write = () => database.orm.execute(sql`insert into rate_limits (key) values (${String(nowMs)})`);
  const causeOf = (error: Error): string | undefined =>
    (error.cause as { code?: string } | undefined)?.code ?? (error as { code?: string }).code;

  it('refuses to write, still reads, and writes again once there is space', async () => {
    await write();
    free = 100;
    nowMs = 2000;
    expect(await write().then(() => 'written', causeOf)).toBe('53100');
    const inTransaction = database.orm.transaction(async (tx) => tx.execute(sql`select 1`));
    expect(await inTransaction.then(() => 'done', causeOf)).toBe('53100');
    await database.ping();
    expect(await database.orm.select().from(rateLimits)).toHaveLength(1);
    free = 1000;
    nowMs = 4000;
    await write();
  });

  it('asks for the free space once a second at most', async () => {
    let asked = 0;
    const guard = createSpaceGuard('/', { readFree: async () => ++asked * 1e12, now: () => nowMs });
    for (let index = 0; index < 10; index += 1) await guard();
    expect(asked).toBe(1);
    nowMs = 10_000;
    await guard();
    expect(asked).toBe(2);
  });
});
