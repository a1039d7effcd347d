import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database, Orm } from './database.ts';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
/** Any fixed number: two servers that start at once must not migrate at once. */
const MIGRATION_LOCK = 7_391_004;
const MAX_CONNECTIONS = 10;

// Only the engine that is used is loaded.

async function openPostgres(databaseUrl: string): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const orm = drizzle({ client: pool, schema });
  const connection = await pool.connect().catch((error: Error) => {
    throw new ConfigError(`DATABASE_URL: the database does not answer (${error.message}).`);
  });
  try {
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(orm, { migrationsFolder });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    connection.release();
  }
  return {
    orm: orm as unknown as Orm,
    kind: 'postgresql',
    pool,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}

/** An embedded database on a client that is already open (tests hand in one that was loaded from a dump). */
export async function usePglite(client: PGlite): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const orm = drizzle({ client, schema });
  await migrate(orm, { migrationsFolder });
  return {
    orm: orm as unknown as Orm,
    kind: 'pglite',
    pool: null,
    ping: async () => void (await orm.execute(sql`select 1`)),
    close: () => client.close(),
  };
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = await lockDataDir(dataDir);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await usePglite(await PGlite.create(join(dataDir, 'database')));
    return { ...database, close: async () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens the database and brings its tables up to date, under a lock.
 * @throws ConfigError when it cannot be reached or is held by another process
 */
export async function openDatabase(settings: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings.dataDir);
}
