import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findFreePort, type KillableServer, startKillableServer } from '../testing/killable-server.ts';
import { PEOPLE_SECRET, type SignedInPerson, signInPeople, withDatabase } from '../testing/people.ts';
import { startRealPostgres } from '../testing/real-postgres.ts';
import { sendTo } from '../testing/steady-load.ts';

const MB = 1024 * 1024;
/** What the embedded database leaves free. */
const RESERVE_MB = 64;

/** Mounts a small disk and returns its folder. Null where this user may not mount one. */
function mountSmallDisk(sizeMb: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0777`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}
function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true });
}

const disks = { embedded: mountSmallDisk(200), postgres: mountSmallDisk(200) };
const canMount = disks.embedded !== null && disks.postgres !== null;
const title = canMount ? 'a full disk' : 'a full disk (SKIPPED: this user may not mount a small disk)';

/** Fills a disk until so many megabytes are left. */
async function fill(folder: string, leaveMb: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const path = join(folder, 'ballast');
  writeFileSync(path, Buffer.alloc(Math.max(0, bavail * bsize - leaveMb * MB)));
  return path;
}

function save(server: KillableServer, person: SignedInPerson, id: string, answer: string) {
  return sendTo(server.origin, person)(
    'PUT',
    `/users/${person.userId}/interviews/${id}/progress`,
    {
      jobName: 'Nurse',
      jobDescription: '',
      options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
      turns: Array.from({ length: 20 }, () => ({ question: 'Tell me about yourself?', answer })),
    },
    id,
  );
}
const read = async (server: KillableServer, person: SignedInPerson, id: string): Promise<unknown> => {
  const reply = await fetch(`${server.origin}/api/v1/users/${person.userId}/interviews/${id}`, {
    headers: { 'x-access-token': person.accessToken },
  });
  const { data } = (await reply.json()) as { data?: { progress?: { turns: { answer: string }[] } } };
  return [reply.status, data?.progress?.turns[0]?.answer];
};
const FIRST = '0192f3a0-0000-7000-8000-000000000001';
const SECOND = '0192f3a0-0000-7000-8000-000000000002';

async function firstPerson(settings: { databaseUrl: string | null; dataDir: string }): Promise<SignedInPerson> {
  const [person] = await withDatabase(settings, (database) => signInPeople(database, 1));
  if (!person) throw new Error('nobody is signed in');
  return person;
}
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

describe.skipIf(!canMount)(title, () => {
  afterAll(() => {
    for (const folder of Object.values(disks)) if (folder) unmount(folder);
  });

  it('under the embedded database refuses saves with 503, reads, and mends without a restart', async () => {
    const disk = disks.embedded ?? '';
    const dataDir = join(disk, 'data');
    const person = await firstPerson({ databaseUrl: null, dataDir });
    const settings = { DATA_DIR: dataDir, SESSION_SECRET: PEOPLE_SECRET };
    const server = await startKillableServer(await findFreePort(), settings);
    try {
      expect((await save(server, person, FIRST, 'before')).status).toBe(200);
      const ballast = await fill(disk, RESERVE_MB - 10);
      await until(async () => (await save(server, person, SECOND, 'in between')).status !== 200);
      const refused = await save(server, person, SECOND, 'refused');
      expect([refused.status, refused.retryAfter]).toEqual([503, '3']);
      expect(await read(server, person, FIRST)).toEqual([200, 'before']);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
      rmSync(ballast);
      await until(async () => (await save(server, person, SECOND, 'after')).status === 200);
      expect(await read(server, person, SECOND)).toEqual([200, 'after']);
    } finally {
      await server.kill();
    }
  });

  it('under PostgreSQL refuses saves with 503, and loses nothing that it acknowledged', async () => {
    const disk = disks.postgres ?? '';
    const postgres = await startRealPostgres(disk);
    const person = await firstPerson({ databaseUrl: postgres.url, dataDir: '' });
    const settings = { DATABASE_URL: postgres.url, SESSION_SECRET: PEOPLE_SECRET };
    const server = await startKillableServer(await findFreePort(), settings);
    try {
      expect((await save(server, person, FIRST, 'before')).status).toBe(200);
      const ballast = await fill(disk, 0);
      const statuses = new Set<number>();
      const saved: string[] = [];
      // What is free inside the files of the tables is used first.
      await until(async () => {
        const id = SECOND.slice(0, -4) + String(1000 + statuses.size + saved.length);
        const answer = Array.from({ length: 300 }, () => Math.random().toString(36)).join(' ');
        const { status } = await save(server, person, id, answer);
        statuses.add(status);
        if (status === 200) saved.push(id);
        return status !== 200;
      });
      expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
      rmSync(ballast);
      await until(async () => (await save(server, person, SECOND, 'after')).status === 200);
      expect(await read(server, person, FIRST)).toEqual([200, 'before']);
      expect(await read(server, person, SECOND)).toEqual([200, 'after']);
      for (const id of saved) expect(await read(server, person, id)).toMatchObject([200, expect.any(String)]);
    } finally {
      await server.kill();
      await postgres.stop();
    }
  });

  it('that is mounted read-only is named at the start', async () => {
    const folder = mountSmallDisk(1) ?? '';
    await mkdir(join(folder, 'data'));
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    try {
      for (const name of ['data', 'missing']) {
        const settings = { DATA_DIR: join(folder, name), SESSION_SECRET: PEOPLE_SECRET };
        await expect(startKillableServer(await findFreePort(), settings)).rejects.toThrow(
          /ended with 1: [^\n]*DATA_DIR: [^\n]* cannot be written to \(E/u,
        );
      }
    } finally {
      unmount(folder);
    }
  });
});

// Root may write everywhere.
describe.skipIf(process.getuid?.() === 0)('a data directory of someone else', () => {
  it('is named at the start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-closed-'));
    await mkdir(join(folder, 'data'));
    await chmod(folder, 0o500);
    const settings = { DATA_DIR: join(folder, 'other'), SESSION_SECRET: PEOPLE_SECRET };
    await expect(startKillableServer(await findFreePort(), settings)).rejects.toThrow(
      /cannot be written to \(EACCES\)/u,
    );
    await chmod(folder, 0o700);
    rmSync(folder, { recursive: true });
  });
});
