import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { users } from '../db/schema.ts';
import { signInPeople } from './people.ts';
import { buildTestDatabase } from './test-database.ts';

it('a test database is empty after another test has written to it, and refuses that one after its close', async () => {
  const first = await buildTestDatabase();
  await signInPeople(first, 3);
  await first.orm.execute("set timezone to 'Asia/Tokyo'");
  expect(await first.orm.select().from(users)).toHaveLength(3);
  await first.close();
  await expect(first.ping()).rejects.toThrow();
  const opened = vi.spyOn(PGlite, 'create');
  const second = await buildTestDatabase();
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
  expect(await second.orm.select().from(users)).toEqual([]);
  const shown = (await second.orm.execute('show timezone')) as { rows: unknown[] };
  expect(shown.rows).not.toEqual([{ TimeZone: 'Asia/Tokyo' }]);
  await second.close();
});

it('a test database with another schema is not used again', async () => {
  for (const change of [
    'alter table quotas add constraint low check (available_interviews < 1)',
    'alter table users add column extra text',
    'create table further (id int)',
    'drop index refresh_tokens_user',
  ]) {
    const first = await buildTestDatabase();
    await first.orm.execute(change);
    await first.close();
    const second = await buildTestDatabase();
    await expect(second.orm.execute(change), change).resolves.toBeDefined();
    await second.close();
  }
});
