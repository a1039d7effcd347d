import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../db/database.ts';
import { usePglite } from '../db/open-database.ts';
import { borrowClient } from './borrowed-client.ts';

/** Where `serve-template.ts` leaves the dump that all test files of a run load. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

let template: Promise<Blob> | null = null;

/** A dump of a migrated database: loading it is several times faster than migrating again. */
export async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create();
  await usePglite(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** The dump of a migrated database, made once a run. */
export async function findTemplate(): Promise<Blob> {
  const path = process.env[TEMPLATE_VARIABLE];
  return path ? new Blob([await readFile(path)]) : makeTemplate();
}

/** An embedded database in memory that no one has written to. Another test of this worker may have used and closed it. */
export async function buildTestDatabase(): Promise<Database> {
  template ??= findTemplate();
  const dump = await template;
  return usePglite(await borrowClient(() => PGlite.create({ loadDataDir: dump })));
}
