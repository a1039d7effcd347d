import { statfs } from 'node:fs/promises';

/** PGlite never returns from a write that finds the disk full, so nothing is written once this little is left. */
const RESERVE_BYTES = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 1000;
/** SQLSTATE of a full disk: such a failure is answered with 503. */
const DISK_FULL = '53100';

/** Throws before a write when the disk of a folder is nearly full. The space is asked once a second at most. */
export function createSpaceGuard(
  folder: string,
  { reserveBytes = RESERVE_BYTES, readFree = readFreeBytes, now = Date.now } = {},
): () => Promise<void> {
  let latest: { free: Promise<number>; atMs: number } | null = null;
  return async () => {
    if (!latest || now() - latest.atMs >= CHECK_EVERY_MS) latest = { free: readFree(folder), atMs: now() };
    // Where the system cannot tell, the write is let through.
    if ((await latest.free) >= reserveBytes) return;
    throw Object.assign(new Error('The disk of DATA_DIR is nearly full.'), { code: DISK_FULL });
  };
}

async function readFreeBytes(folder: string): Promise<number> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
}
