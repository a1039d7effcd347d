import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from './database.ts';
import type { DatabaseTimeouts } from './database-timeouts.ts';
import { migrationsFolder, repairJournal } from './migrations.ts';
import * as schema from './schema.ts';

type DatabaseSettings = {
  databaseUrl: string | null;
  dataDir: string;
  databasePoolSize?: number;
  timeouts?: DatabaseTimeouts;
};

// Only the engine that is used is loaded.

/** An embedded database on a client that is already open (tests hand in one that was loaded from a dump). */
export async function usePglite(client: PGlite): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const orm = drizzle({ client, schema });
  await repairJournal(async (statement) => (await client.query(statement)).rows);
  await migrate(orm, { migrationsFolder });
  return {
    orm: orm as unknown as Orm,
    kind: 'pglite',
    pool: null,
    poolState: null,
    ping: async () => void (await orm.execute(sql`select 1`)),
    // No other process can open the folder.
    runAlone: async (_name, work) => work().then(() => true),
    // PGlite has no autovacuum. By `query`, which the guard of free space watches.
    reclaimSpace: async () => void (await client.query('vacuum')),
    close: () => client.close(),
  };
}

/**
 * Opens the database and brings its tables up to date, under a lock.
 * @throws ConfigError when it cannot be reached or is held by another process
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, databasePoolSize, timeouts } = settings;
  if (databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres({ databaseUrl, poolSize: databasePoolSize, timeouts });
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(dataDir, usePglite);
}
