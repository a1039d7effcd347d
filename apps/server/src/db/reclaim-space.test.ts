import { newId } from '@greenroom/contract/uuid';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { buildTestDatabase } from '../testing/test-database.ts';
import { liveSessions, users } from './schema.ts';

const database = buildTestDatabase();
afterAll(async () => (await database).close());

const UPDATES = 60;
/** Random, since PostgreSQL compresses what repeats. */
const noise = () => Array.from({ length: 3000 }, () => Math.random().toString(36).slice(2, 8)).join('');

it('the embedded database uses the room of replaced rows again', async () => {
  const { orm, reclaimSpace } = await database;
  const userId = newId();
  const id = newId();
  await orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });
  await orm.insert(liveSessions).values({ id, userId, endsAt: new Date() });
  const saveOften = async () => {
    for (let count = 0; count < UPDATES; count += 1) {
      const transcript = { lines: [{ text: noise() }] } as never;
      await orm.update(liveSessions).set({ transcript }).where(eq(liveSessions.id, id));
    }
  };
  const size = async () => {
    const { rows } = (await orm.execute(
      sql`select pg_total_relation_size('live_sessions')::int as bytes`,
    )) as never as {
      rows: { bytes: number }[];
    };
    return rows[0]?.bytes ?? 0;
  };
  await saveOften();
  const filled = await size();
  expect(filled).toBeGreaterThan(1_000_000);
  await reclaimSpace();
  await saveOften();
  expect(await size()).toBeLessThan(1.2 * filled);
});
