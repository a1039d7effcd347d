import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { PATIENT_TIMEOUTS, startRealPostgres } from './real-postgres.ts';
import { buildTestDatabase } from './test-database.ts';

export type OpenedEngine = {
  /** One connection a server process: one on PGlite, which serves one process, and three on PostgreSQL. */
  databases: [Database, ...Database[]];
  stop(): Promise<void>;
};

async function openPglite(): Promise<OpenedEngine> {
  const database = await buildTestDatabase();
  return { databases: [database], stop: () => database.close() };
}

async function openPostgres(): Promise<OpenedEngine> {
  const server = await startRealPostgres();
  const open = () => openDatabase({ databaseUrl: server.url, dataDir: '', timeouts: PATIENT_TIMEOUTS });
  const databases: OpenedEngine['databases'] = [await open(), await open(), await open()];
  return {
    databases,
    async stop() {
      await Promise.all(databases.map((database) => database.close()));
      await server.stop();
    },
  };
}

/** Both databases, for `describe.each`: both must behave alike. */
export const databaseEngines: [name: string, open: () => Promise<OpenedEngine>][] = [
  ['PGlite', openPglite],
  ['PostgreSQL', openPostgres],
];
