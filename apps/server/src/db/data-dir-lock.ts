import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

const LOCK_FILE = 'greenroom.lock';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another person answers EPERM: it lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, in kernel ticks (Linux), so that a reused process id is not taken for the old owner. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function ownerOf(path: string): Promise<number | null> {
  const [pidText, started] = (await readFile(path, 'utf8').catch(() => '')).split(' ');
  const pid = Number(pidText);
  if (!pid || !isAlive(pid)) return null;
  if (started && (await startOf(pid)) !== started) return null;
  return pid;
}

async function claim(path: string): Promise<boolean> {
  const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
  if (!file) return false;
  await file.writeFile(`${process.pid} ${await startOf(process.pid)}`);
  await file.close();
  return true;
}

/**
 * Two processes on one embedded database lose rows without an error, so only one may hold the directory.
 * @throws ConfigError when another living process holds it
 * @returns the function that gives it back
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, LOCK_FILE);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await claim(path)) return () => rm(path, { force: true });
    const owner = await ownerOf(path);
    if (owner !== null) {
      throw new ConfigError(
        `DATA_DIR ${dataDir} is in use by another Greenroom (process ${owner}). Stop it, or choose another DATA_DIR or DATABASE_URL.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new ConfigError(`DATA_DIR ${dataDir} could not be locked. Another Greenroom may be starting there.`);
}
