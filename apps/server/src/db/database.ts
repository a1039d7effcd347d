import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** What repositories work with: the same on PGlite and on PostgreSQL. Never hold a transaction open over a provider call. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type Database = {
  orm: Orm;
  kind: 'pglite' | 'postgresql';
  /** The pool of connections where there is one, for the limits that replicas share. */
  pool: unknown;
  /** Connections of the pool and requests that wait for one; null where there is no pool. */
  poolState: (() => { total: number; idle: number; waiting: number }) | null;
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  /** Does the work unless another process does work of this name at the moment. False if it was left to that one. */
  runAlone(name: string, work: () => Promise<unknown>): Promise<boolean>;
  /** Lets new rows use the room of deleted and replaced ones. Does nothing where the database does so by itself. */
  reclaimSpace(): Promise<void>;
  close(): Promise<void>;
};
