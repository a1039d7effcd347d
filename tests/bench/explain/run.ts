// The plan of every query of the server, with a million rows in each table that grows with use, on a real PostgreSQL.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Orm } from '../../../apps/server/src/db/database.ts';
import * as schema from '../../../apps/server/src/db/schema.ts';
import { signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import { type BenchSection, quantile } from '../bench-section.ts';
import { isQuick, openEngine } from '../engines.ts';
import { explainQuery, type SentQuery } from './explain-query.ts';
import { fillTables } from './fill-tables.ts';
import { CALLS, type Subject } from './repository-calls.ts';

const ROWS = isQuick ? 100_000 : 1_000_000;
/** A table with fewer rows may be read from end to end. */
const LARGE_ROWS = 5000;
const STATEMENT = /^\s*(?:select|insert|update|delete|with)\b/iu;
/** Work of a chore, which handles many rows at once. */
const CHORES = /^(?:retention\.|sessions\.deleteExpired|quotas\.returnStale|paymentEvents\.forget|limits\.clear)/u;

/** Runs a call in a transaction that is rolled back. Returns what it sent. */
async function recordQueries(
  client: pg.Client,
  run: (orm: Orm) => Promise<unknown>,
): Promise<{ sent: SentQuery[]; problem: string | null }> {
  const sent = new Map<string, SentQuery>();
  const logQuery = (text: string, parameters: unknown[]) => {
    if (STATEMENT.test(text) && !sent.has(text)) sent.set(text, { text, parameters });
  };
  const orm = drizzle({ client, schema, logger: { logQuery } });
  let problem: string | null = null;
  await orm
    .transaction(async (tx) => {
      await run(tx as unknown as Orm).catch((cause: unknown) => {
        problem = String(cause instanceof Error ? (cause.cause ?? cause) : cause);
      });
      tx.rollback();
    })
    .catch(() => undefined);
  return { sent: [...sent.values()], problem };
}

/** The statements of rate-limiter-flexible, which reads and clears `rate_limits` by itself. */
const LIMITS: { name: string; query: SentQuery }[] = [
  {
    name: 'limits.take',
    query: {
      text: `insert into rate_limits values ($1, 1, $2) on conflict (key) do update set points = rate_limits.points + 1 returning points, expire`,
      parameters: ['reads:7', Date.now()],
    },
  },
  {
    name: 'limits.clear',
    query: { text: 'delete from rate_limits where expire < $1', parameters: [Date.now() - 7_100_000] },
  },
];

async function findSubject(client: pg.Client, userId: string): Promise<Subject> {
  const one = async (text: string) => (await client.query(text, [userId])).rows[0];
  const { number } = await one(
    `select substr(checkout_id, 10)::int as number from payments where user_id = $1 order by created_at limit 1 offset 250`,
  );
  const { id } = await one(`select id from interviews where user_id = $1 order by created_at limit 1 offset 250`);
  const token = await one(
    `select token_hash, family_id from refresh_tokens where user_id = $1 order by created_at desc limit 1 offset 3`,
  );
  const claimed = (await client.query(`select id, lease_id from reservations where state = 'claimed' limit 1`)).rows[0];
  return {
    userId,
    id,
    number,
    tokenHash: token.token_hash,
    familyId: token.family_id,
    claimed: { reservationId: claimed.id, leaseId: claimed.lease_id },
  };
}

async function findLargeTables(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > ${LARGE_ROWS}`,
  );
  return new Set(rows.map(({ name }) => name));
}

export async function run(): Promise<BenchSection> {
  const engine = await openEngine('PostgreSQL');
  const client = new pg.Client({ connectionString: engine.settings.databaseUrl ?? '' });
  try {
    const [person] = await withDatabase(engine.settings, (database) => signInPeople(database, 1));
    if (!person) throw new Error('no one is signed in');
    await client.connect();
    await fillTables(client, person.userId, ROWS);
    const subject = await findSubject(client, person.userId);
    const large = await findLargeTables(client);
    const recorded: { name: string; query: SentQuery }[] = [];
    const problems: string[] = [];
    for (const { name, run: call } of CALLS) {
      const { sent, problem } = await recordQueries(client, (orm) => call(orm, subject));
      if (problem !== null || sent.length === 0) problems.push(`${name}: ${problem ?? 'sent nothing'}`);
      recorded.push(...sent.map((query) => ({ name, query })));
    }
    recorded.push(...LIMITS);

    const explained: { name: string; executionMs: number; scanned: string[] }[] = [];
    for (const { name, query } of recorded) {
      const plan = await explainQuery(client, query, large).catch((cause: Error) => {
        problems.push(`${name}: ${cause.message}: ${query.text.slice(0, 120)}`);
        return { executionMs: 0, scanned: [] };
      });
      explained.push({ name, ...plan });
    }
    const scans = explained.filter(({ scanned }) => scanned.length > 0);
    const slowest = explained.toSorted((left, right) => right.executionMs - left.executionMs).slice(0, 8);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    for (const { name, scanned, executionMs } of scans) {
      process.stderr.write(`${name} reads all of ${scanned.join(', ')}: ${executionMs.toFixed(1)} ms\n`);
    }
    for (const { name, executionMs } of slowest) process.stderr.write(`${name}: ${executionMs.toFixed(1)} ms\n`);
    const isChore = ({ name }: { name: string }) => CHORES.test(name);
    const times = explained.filter((query) => !isChore(query)).map(({ executionMs }) => executionMs);
    const choreTimes = explained.filter(isChore).map(({ executionMs }) => executionMs);
    return {
      name: `${recorded.length} queries of ${CALLS.length} methods over ${ROWS.toLocaleString('en')} rows a table`,
      figures: [
        { label: 'Methods that could not be explained', value: problems.length, unit: '', atMost: 0 },
        {
          label: 'Requests that read a large table from end to end',
          value: scans.filter((query) => !isChore(query)).length,
          unit: '',
          atMost: 0,
        },
        { label: 'Median of the queries of requests', value: quantile(times, 0.5), unit: 'ms' },
        { label: 'Longest of the queries of requests', value: quantile(times, 1), unit: 'ms' },
        {
          label: 'Daily chores that read a large table from end to end',
          value: scans.filter(isChore).length,
          unit: '',
        },
        { label: 'Longest of the queries of chores', value: quantile(choreTimes, 1), unit: 'ms' },
      ],
    };
  } finally {
    await client.end();
    await engine.remove();
  }
}
