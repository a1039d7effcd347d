import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A file of one tab, so that a reload does not lose it. */
type StoredFile = { file: File; keptAt: number };
type Schema = DBSchema & { files: { key: string; value: StoredFile } };

const DATABASE = 'greenroom-files';
/** Files of closed tabs are deleted after a day. */
const STORED_MS = 24 * 3_600_000;

/** Opens and closes the database around `work`. Null where the browser refuses its storage, as in some private windows. */
async function withDatabase<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | null> {
  try {
    const database = await openDB<Schema>(DATABASE, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('files'),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

async function deleteOld(database: IDBPDatabase<Schema>): Promise<void> {
  const transaction = database.transaction('files', 'readwrite');
  for await (const cursor of transaction.store) {
    if (Date.now() - cursor.value.keptAt > STORED_MS) await cursor.delete();
  }
  await transaction.done;
}

/** Stores a file in this browser under a key, so that a reload does not lose it. */
export async function storeFile(key: string, file: File): Promise<void> {
  await withDatabase(async (database) => {
    await deleteOld(database);
    await database.put('files', { file, keptAt: Date.now() }, key);
  });
}

export async function findStoredFile(key: string): Promise<File | null> {
  const stored = await withDatabase(async (database) => {
    await deleteOld(database);
    return database.get('files', key);
  });
  return stored?.file ?? null;
}

export async function deleteStoredFile(key: string): Promise<void> {
  await withDatabase((database) => database.delete('files', key));
}

/** Deletes the files of every tab. */
export async function clearStoredFiles(): Promise<void> {
  await withDatabase((database) => database.clear('files'));
}
