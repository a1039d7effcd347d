const DATABASE_NAME = 'greenroom-files';
const STORE_NAME = 'files';
/** What a closed tab left behind is thrown away after a day. */
const KEPT_MS = 24 * 3_600_000;

type Record = { file: File; keptAt: number };

function openShelf(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });
}

/** One transaction on the shelf. Null where the browser keeps nothing, as in some private windows: the page works without. */
async function withShelf<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result | null> {
  try {
    const database = await openShelf();
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE_NAME, 'readwrite');
        const request = work(transaction.objectStore(STORE_NAME));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function dropOld(store: IDBObjectStore): void {
  const request = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    if (Date.now() - (cursor.value as Record).keptAt > KEPT_MS) cursor.delete();
    cursor.continue();
  };
}

/** Keeps a file in this browser under a key, so that a reload does not lose it. */
export async function shelveFile(key: string, file: File): Promise<void> {
  await withShelf((store) => {
    dropOld(store);
    return store.put({ file, keptAt: Date.now() } satisfies Record, key);
  });
}

export async function findShelvedFile(key: string): Promise<File | null> {
  const record = (await withShelf((store) => {
    dropOld(store);
    return store.get(key);
  })) as Record | null | undefined;
  return record?.file ?? null;
}

export async function dropShelvedFile(key: string): Promise<void> {
  await withShelf((store) => store.delete(key));
}

/** Forgets the files of every tab. */
export async function clearShelf(): Promise<void> {
  await withShelf((store) => store.clear());
}
