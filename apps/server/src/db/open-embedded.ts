import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { ConfigError } from '../config.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { createSpaceGuard } from './free-space.ts';
import { guardWrites } from './guard-writes.ts';

/** SQLSTATE, from the guard of free space. */
const DISK_FULL = '53100';
const DATABASE_DIR = 'database';
/** Every folder of PostgreSQL has it. PGlite makes a new database where it is missing, also beside the files of an old one. */
const VERSION_FILE = 'PG_VERSION';

async function checkFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0 && !names.includes(VERSION_FILE)) {
    throw new ConfigError(
      `DATA_DIR: ${folder} holds files but no database (${VERSION_FILE} is missing). Restore a complete backup, or move these files away to start with an empty database.`,
    );
  }
}

/** One line for each failure, since a person has to act on it. */
function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof ConfigError) return error;
  const { code } = error as NodeJS.ErrnoException;
  // ENOENT: making a folder on a read-only disk ends so in Node.
  if (code === 'ENOENT' || code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return new ConfigError(`DATA_DIR: ${dataDir} cannot be written to (${code}). Mount it writable for this user.`);
  }
  if (code === 'ENOSPC' || code === DISK_FULL)
    return new ConfigError(`DATA_DIR: the disk of ${dataDir} is full. Free some space and start again.`);
  if (code === 'EEXIST' || code === 'ENOTDIR') return new ConfigError(`DATA_DIR: ${dataDir} is not a folder.`);
  return error;
}

async function openClient(folder: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create(folder).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code) throw error;
    throw new ConfigError(
      `DATA_DIR: the database in ${folder} does not open (${String(message ?? error).split('\n')[0]}). It may be damaged: restore a backup.`,
    );
  });
}

/** The embedded database of a folder, which no other process may hold. @throws ConfigError when it cannot be opened */
export async function openEmbedded(dataDir: string, use: (client: PGlite) => Promise<Database>): Promise<Database> {
  const folder = join(dataDir, DATABASE_DIR);
  const unlock = await lockDataDir(dataDir).catch((error: unknown) => {
    throw explain(error, dataDir);
  });
  try {
    await checkFolder(folder);
    const client = guardWrites(await openClient(folder), createSpaceGuard(dataDir));
    const database = await use(client);
    return { ...database, close: async () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw explain(error, dataDir);
  }
}
