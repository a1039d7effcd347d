import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../db/database.ts';
import { usePglite } from '../db/open-database.ts';

let template: Promise<Blob> | null = null;

/** A dump of a migrated database, made once a process: loading it is several times faster than migrating anew. */
async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create();
  await usePglite(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** A fresh embedded database in memory. */
export async function buildTestDatabase(): Promise<Database> {
  template ??= makeTemplate();
  return usePglite(await PGlite.create({ loadDataDir: await template }));
}
