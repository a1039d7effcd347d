import { newId } from '@greenroom/contract/uuid';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Orm } from '../db/database.ts';
import * as schema from '../db/schema.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const WORD = 'quizzaciously';
const EMAIL = 'zyxwvut@example.org';
/** Where the rows of a table are in the export. */
const PART_OF_TABLE: Record<string, string> = {
  feedback_transcripts: 'feedbackTranscripts',
  interview_transcripts: 'interviewTranscripts',
  interviews: 'interviews',
  live_sessions: 'liveSessions',
  payments: 'payments',
  quotas: 'quota',
  recordings: 'recordings',
  refresh_tokens: 'signIns',
  reservations: 'reservations',
  stories: 'stories',
};

async function rowsOf(orm: Orm, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return ((await orm.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
}
async function listTables(orm: Orm, havingColumn: string): Promise<string[]> {
  const rows = await rowsOf(
    orm,
    sql`select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and (column_name = ${havingColumn} or ${havingColumn} = '*') order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** A row of each table, with the person's word wherever a text of theirs may be. */
async function plant(orm: Orm, userId: string): Promise<void> {
  const id = newId();
  const paymentId = newId();
  const owned = { userId, interviewId: id };
  const texts = { jobName: WORD, jobDescription: WORD, interviewState: 'completed', difficulty: 'Easy' } as const;
  await orm.execute(sql`update users set email = ${EMAIL}, name = ${WORD}, picture = ${WORD} where id = ${userId}`);
  await orm.insert(schema.reservations).values({ id, userId, kind: 'interview', operationId: WORD, state: 'settled' });
  await orm.insert(schema.interviews).values({ id, userId, ...texts, questionType: WORD, questionCount: 1 });
  const responses = [{ question: WORD, answer: WORD }] as never;
  await orm.insert(schema.interviewTranscripts).values({ id, ...owned, responses });
  await orm.insert(schema.feedbackTranscripts).values({
    ...{ id, userId, operationId: WORD, standardUsed: WORD, totalScore: 1, figures: [] },
    entries: [{ feedback: WORD }] as never,
  });
  await orm.insert(schema.liveSessions).values({
    ...{ id, userId, jobDescription: WORD, endsAt: new Date() },
    transcript: { lines: [WORD] } as never,
  });
  await orm
    .insert(schema.stories)
    .values({ id, userId, interviewId: id, title: WORD, text: WORD, question: WORD, skills: [] });
  const payment = { plan: 'Starter', amountCents: 1, currency: 'usd', operationId: WORD, units: {} };
  const links = { checkoutUrl: WORD, receiptUrl: WORD, grantedAt: new Date() };
  await orm
    .insert(schema.payments)
    .values({ id: paymentId, userId, provider: 'sandbox', state: 'paid' as never, ...payment, ...links });
  await orm.insert(schema.paymentEvents).values({ id, type: 'paid' as never, paymentId, receiptUrl: WORD });
  await orm.insert(schema.sandboxCheckouts).values({
    ...{ id, paymentId, plan: 'Starter', amountCents: 1, currency: 'usd', state: 'paid' },
    ...{ successUrl: WORD, cancelUrl: WORD },
  });
  const keys = [`reads:${userId}`, `work:${userId}`, `visitorAnswersDay:${userId}`];
  await orm.insert(schema.rateLimits).values(keys.map((key) => ({ key })));
}

describe('all that is stored of a person', () => {
  let test: TestApp;
  let person: TestPerson;
  let other: TestPerson;
  const orm = () => test.database.orm;
  beforeAll(async () => {
    test = await buildTestApp();
    person = await test.signIn();
    other = await test.signIn();
    await plant(orm(), person.userId);
    await orm().execute(sql`insert into rate_limits (key) values (${`reads:${other.userId}`})`);
  });
  afterAll(() => test.close());

  /** The tables that hold the person's id, address or words. */
  async function search(): Promise<string[]> {
    const found: string[] = [];
    for (const table of await listTables(orm(), '*')) {
      const text = sql`${sql.identifier(table)}::text`;
      const holds = sql.join(
        [person.userId, EMAIL, WORD].map((what) => sql`${text} like ${`%${what}%`}`),
        sql` or `,
      );
      if ((await rowsOf(orm(), sql`select 1 from ${sql.identifier(table)} where ${holds}`)).length > 0)
        found.push(table);
    }
    return found;
  }

  it('is in the export: a part for every table with a user', async () => {
    expect(await listTables(orm(), 'user_id')).toEqual(Object.keys(PART_OF_TABLE).sort());
    const { status, body } = await test.ask(person, 'GET', `/users/${person.userId}/export`);
    expect(status).toBe(200);
    for (const [table, part] of Object.entries(PART_OF_TABLE)) {
      // Sound is encrypted: tests/recordings.test.ts has a real one in the export.
      if (table === 'recordings') expect(body.data).toHaveProperty(part);
      else expect([table, JSON.stringify(body.data[part]).length > 4]).toEqual([table, true]);
    }
    expect(body.data.user).toMatchObject({ email: EMAIL, name: WORD });
  });

  it('is gone from every table after the account was deleted', async () => {
    const [interview] = await orm().select().from(schema.interviews);
    const place = { userId: person.userId, interviewId: interview?.id ?? '' };
    await orm()
      .insert(schema.recordings)
      .values({ id: newId(), ...place, part: WORD, sealed: Buffer.from(WORD) });
    const holders = await search();
    // A new table with a user must be planted above, or this test would not look at it.
    expect(holders).toEqual(expect.arrayContaining([...Object.keys(PART_OF_TABLE), 'users', 'rate_limits']));
    expect(holders).toContain('sandbox_checkouts');
    expect((await test.ask(person, 'DELETE', `/users/${person.userId}`)).status).toBe(200);
    // The key of the purchase is the browser's random id: a refund is matched by it.
    await orm().execute(sql`update payments set operation_id = '' where operation_id = ${WORD}`);
    expect(await search()).toEqual([]);
    expect(await rowsOf(orm(), sql`select 1 from rate_limits where key = ${`reads:${other.userId}`}`)).toHaveLength(1);
  });
});
