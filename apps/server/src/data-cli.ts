// `npm run data:export -- FILE` and `npm run data:import -- FILE`: everything of the configured database, as lines of JSON.
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ConfigError, readConfig } from './config.ts';
import { exportData, importData, type RowCounts } from './db/data-transfer.ts';
import type { Orm } from './db/database.ts';
import { DATABASE_TIMEOUTS } from './db/database-timeouts.ts';
import { openDatabase } from './db/open-database.ts';

const HOUR_MS = 3_600_000;
/** A large table takes longer than a request may. */
const PATIENT = { ...DATABASE_TIMEOUTS, statementMs: HOUR_MS, answerMs: HOUR_MS, idleInTransactionMs: HOUR_MS };

async function exportTo(orm: Orm, path: string): Promise<RowCounts> {
  // Only for its owner: the file holds everything that people stored. An existing file is not overwritten.
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  await once(file, 'open');
  const counts = await exportData(orm, async (line) => {
    if (!file.write(`${line}\n`)) await once(file, 'drain');
  });
  file.end();
  await once(file, 'close');
  return counts;
}

async function importFrom(orm: Orm, path: string): Promise<RowCounts> {
  const file = createReadStream(path);
  await once(file, 'open');
  return importData(orm, createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY }));
}

async function run(command: string | undefined, path: string | undefined): Promise<void> {
  if ((command !== 'export' && command !== 'import') || !path) {
    throw new ConfigError('usage: npm run data:export -- FILE, or npm run data:import -- FILE');
  }
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, timeouts: PATIENT });
  try {
    const counts = await (command === 'export' ? exportTo : importFrom)(database.orm, path);
    for (const [table, count] of Object.entries(counts)) process.stdout.write(`${table}: ${count}\n`);
  } finally {
    await database.close();
  }
}

await run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  process.stderr.write(`greenroom: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
