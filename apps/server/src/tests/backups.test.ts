import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, type KillableServer, startKillableServer } from '../testing/killable-server.ts';
import { PEOPLE_SECRET, type SignedInPerson, signInPeople, withDatabase } from '../testing/people.ts';
import { PATIENT_TIMEOUTS } from '../testing/real-postgres.ts';
import { sendTo } from '../testing/steady-load.ts';

const INTERVIEW = '0192f3a0-0000-7000-8000-000000000001';

const start = async (settings: Record<string, string>) =>
  startKillableServer(await findFreePort(), { SESSION_SECRET: PEOPLE_SECRET, ...settings });

async function signInOne(settings: { databaseUrl: string | null; dataDir: string }): Promise<SignedInPerson> {
  const database = { ...settings, timeouts: PATIENT_TIMEOUTS };
  const [person] = await withDatabase(database, (opened) => signInPeople(opened, 1));
  if (!person) throw new Error('nobody is signed in');
  return person;
}

async function save(server: KillableServer, person: SignedInPerson, answer: string): Promise<number> {
  const body = {
    jobName: 'Nurse',
    jobDescription: '',
    options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
    turns: [{ question: 'Tell me about yourself?', answer }],
  };
  const path = `/users/${person.userId}/interviews/${INTERVIEW}/progress`;
  return (await sendTo(server.origin, person)('PUT', path, body, INTERVIEW)).status;
}

async function read(server: KillableServer, { userId, accessToken }: SignedInPerson): Promise<unknown> {
  const reply = await fetch(`${server.origin}/api/v1/users/${userId}/interviews/${INTERVIEW}`, {
    headers: { 'x-access-token': accessToken },
  });
  const { data } = (await reply.json()) as { data?: { progress?: { turns: { answer: string }[] } } };
  return data?.progress?.turns[0]?.answer ?? reply.status;
}

describe('a backup as operations.md describes it', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenroom-backup-'));
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('of the embedded database has what was saved before it, and nothing that was saved after it', async () => {
    const [dataDir, copy] = [join(folder, 'data'), join(folder, 'copy')];
    const person = await signInOne({ databaseUrl: null, dataDir });
    let server = await start({ DATA_DIR: dataDir });
    expect(await save(server, person, 'before')).toBe(200);
    await server.stop();
    await cp(dataDir, copy, { recursive: true });
    server = await start({ DATA_DIR: dataDir });
    expect(await save(server, person, 'after')).toBe(200);
    await server.stop();
    server = await start({ DATA_DIR: copy });
    expect(await read(server, person)).toBe('before');
    expect(await save(server, person, 'again')).toBe(200);
    await server.stop();
  });

  // The server from npm brings no pg_dump, and one of an older release refuses it: so a whole PostgreSQL of the system.
  const programs = globSync('/usr/lib/postgresql/*/bin').findLast(
    (path) => existsSync(join(path, 'pg_dump')) && existsSync(join(path, 'initdb')),
  );
  const title = programs ? '' : ' (SKIPPED: no PostgreSQL with pg_dump is installed)';

  it.skipIf(!programs)(`of PostgreSQL by pg_dump and pg_restore has everything${title}`, async () => {
    const cluster = join(folder, 'cluster');
    execFileSync('mkdir', [cluster]);
    // PostgreSQL refuses to run as root.
    const isRoot = process.getuid?.() === 0;
    const owner = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    if (isRoot) await chown(cluster, 65_534, 65_534);
    const run = (program: string, ...options: string[]) =>
      execFileSync(join(programs ?? '', program), options, { ...owner, cwd: cluster, stdio: 'ignore' });
    const port = await findFreePort();
    const at = ['--host=127.0.0.1', `--port=${port}`, '--username=greenroom'];
    const urlOf = (name: string) => `postgresql://greenroom@127.0.0.1:${port}/${name}`;
    const data = join(cluster, 'data');
    run('initdb', '--pgdata', data, '--username=greenroom', '--auth=trust', '--no-sync');
    run('pg_ctl', '--pgdata', data, '--wait', '--log', join(cluster, 'log'), '-o', `-p ${port} -k ${cluster}`, 'start');
    try {
      run('createdb', ...at, 'greenroom');
      const person = await signInOne({ databaseUrl: urlOf('greenroom'), dataDir: '' });
      let server = await start({ DATABASE_URL: urlOf('greenroom') });
      expect(await save(server, person, 'before')).toBe(200);
      // While it runs.
      const dump = join(cluster, 'greenroom.dump');
      run('pg_dump', ...at, '--format=custom', `--file=${dump}`, 'greenroom');
      expect(await save(server, person, 'after')).toBe(200);
      await server.stop();
      run('createdb', ...at, 'restored');
      run('pg_restore', ...at, '--dbname=restored', '--exit-on-error', dump);
      server = await start({ DATABASE_URL: urlOf('restored') });
      expect(await read(server, person)).toBe('before');
      expect(await save(server, person, 'again')).toBe(200);
      await server.stop();
    } finally {
      run('pg_ctl', '--pgdata', data, '--mode=immediate', 'stop');
    }
  });
});
