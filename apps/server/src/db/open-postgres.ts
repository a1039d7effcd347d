import type { Client, Pool, PoolConfig } from 'pg';
import { ConfigError } from '../config.ts';
import type { Database, Orm } from './database.ts';
import { DATABASE_TIMEOUTS, type DatabaseTimeouts } from './database-timeouts.ts';
import { migrationsFolder, repairJournal } from './migrations.ts';
import { retryStatement } from './retry.ts';
import * as schema from './schema.ts';

/** Any fixed number: two servers that start at once must not migrate at once. */
const MIGRATION_LOCK = 7_391_004;
/** Any fixed number: the first half of the keys of `runAlone`. */
const ALONE_LOCKS = 7_391_006;
const DEFAULT_POOL_SIZE = 10;
/** Connections are replaced after this time, so that a new primary behind the same address is found. */
const MAX_LIFETIME_S = 1800;
const KEEP_ALIVE_DELAY_MS = 10_000;
const APPLICATION_NAME = 'greenroom';

export type PostgresSettings = {
  databaseUrl: string;
  poolSize?: number | undefined;
  timeouts?: DatabaseTimeouts | undefined;
};

const ignoreError = (): undefined => undefined;

/**
 * `error` events of a pool and of its clients have listeners: without them a connection that breaks ends the process. The pool hears
 * only its idle clients; a client in use reports the failure to the query that runs on it.
 */
function openPool(PoolClass: typeof Pool, options: PoolConfig): Pool {
  const pool = new PoolClass({
    maxLifetimeSeconds: MAX_LIFETIME_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    application_name: APPLICATION_NAME,
    ...options,
  });
  pool.on('error', ignoreError);
  pool.on('connect', (client) => void client.on('error', ignoreError));
  return pool;
}

/** Statements outside transactions, as drizzle asks for them; `inTransaction` repeats the others. */
function repeatStatements(pool: Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: unknown[]) => {
    if (typeof args.at(-1) === 'function') return query(...args);
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
    return retryStatement(text, () => query(...args));
  }) as Pool['query'];
}

/** Without the time limits of requests: an index of a large table takes minutes. */
async function migrateUnderLock(client: Client): Promise<void> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  client.on('error', ignoreError);
  await client.connect().catch((error: Error) => {
    throw new ConfigError(`DATABASE_URL: the database does not answer (${error.message || error.name}).`, {
      cause: error,
    });
  });
  try {
    // The lock belongs to the connection and ends with it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await repairJournal(async (statement) => (await client.query(statement)).rows);
    await migrate(drizzle({ client, schema }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * On a connection that is opened for it: work of minutes takes none from requests. The lock belongs to the transaction, since a pooler
 * in front of PostgreSQL may give the next statement another connection. It ends with the process, also with one that is killed.
 */
async function runUnderLock(client: Client, name: string, work: () => Promise<unknown>): Promise<boolean> {
  client.on('error', ignoreError);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_xact_lock($1, hashtext($2)) as held',
      [ALONE_LOCKS, name],
    );
    if (!rows[0]?.held) return false;
    await work();
    return true;
  } finally {
    await client.end();
  }
}

/** @throws ConfigError when PostgreSQL cannot be reached */
export async function openPostgres(settings: PostgresSettings): Promise<Database> {
  const { databaseUrl: connectionString, poolSize = DEFAULT_POOL_SIZE, timeouts = DATABASE_TIMEOUTS } = settings;
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const openClient = () =>
    new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeouts.connectMs,
      application_name: APPLICATION_NAME,
    });
  await migrateUnderLock(openClient());
  const pool = openPool(pg.Pool, {
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
    query_timeout: timeouts.answerMs,
  });
  repeatStatements(pool);
  // Readiness has its own connection: a pool that is busy is no reason to take the replica out.
  const pingPool = openPool(pg.Pool, {
    connectionString,
    max: 1,
    connectionTimeoutMillis: timeouts.pingMs,
    query_timeout: timeouts.pingMs,
  });
  return {
    orm: drizzle({ client: pool, schema }) as unknown as Orm,
    kind: 'postgresql',
    pool,
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await pingPool.query('select 1')),
    // Autovacuum does it.
    reclaimSpace: async () => undefined,
    runAlone: (name, work) => runUnderLock(openClient(), name, work),
    close: async () => {
      await Promise.all([pool.end(), pingPool.end()]);
    },
  };
}
