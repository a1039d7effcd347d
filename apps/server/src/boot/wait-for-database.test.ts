import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, startKillableServer } from '../testing/killable-server.ts';
import { PEOPLE_SECRET } from '../testing/people.ts';
import { type RealPostgres, startRealPostgres } from '../testing/real-postgres.ts';
import { waitForDatabase } from './wait-for-database.ts';

const LIMIT_MS = 900_000;
const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

describe('waiting for a database', () => {
  it('retries while it cannot be reached, and tells each failed attempt', async () => {
    const attempts: number[] = [];
    let failures = 3;
    const open = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('no answer', { cause: refused() });
      return 'database';
    };
    const onAway = (_error: unknown, attempt: number) => void attempts.push(attempt);
    expect(await waitForDatabase(open, { onAway, firstDelayMs: 1 })).toBe('database');
    expect(attempts).toEqual([1, 2, 3]);
  });

  it('throws a failure that waiting does not mend', async () => {
    const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    const open = () => Promise.reject(wrongPassword);
    const onAway = () => {
      throw new Error('was retried');
    };
    await expect(waitForDatabase(open, { onAway })).rejects.toBe(wrongPassword);
  });
});

describe('a server that starts without its PostgreSQL', { timeout: LIMIT_MS }, () => {
  let postgres: RealPostgres;
  beforeAll(async () => {
    postgres = await startRealPostgres();
  }, LIMIT_MS);
  afterAll(() => postgres.stop(), LIMIT_MS);

  /** The address of the same database by a port that is closed until `open`. */
  async function closedDoor() {
    const port = await findFreePort();
    const url = new URL(postgres.url);
    const inner = Number(url.port);
    url.port = String(port);
    const open = async (): Promise<Server> => {
      const server = createServer((socket) => {
        const onward = connect(inner, '127.0.0.1');
        socket.on('error', () => onward.destroy());
        onward.on('error', () => socket.destroy());
        socket.pipe(onward).pipe(socket);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      return server;
    };
    return { url: url.href, open };
  }
  async function answered(url: string): Promise<Response> {
    for (;;) {
      const reply = await fetch(url).catch(() => null);
      if (reply) return reply;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('lives and is not ready, and serves as soon as the database does', async () => {
    const door = await closedDoor();
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const started = startKillableServer(port, { DATABASE_URL: door.url, SESSION_SECRET: PEOPLE_SECRET });
    expect((await answered(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    const call = await fetch(`${origin}/api/v1/profile`);
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await call.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('refresh')]).toEqual([503, '5']);

    const proxy = await door.open();
    const server = await started;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${origin}/api/v1/profile`)).status).toBe(401);
    await server.stop();
    proxy.close();
  });

  it('stops at once on SIGTERM while it waits', async () => {
    const door = await closedDoor();
    const port = await findFreePort();
    const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
      env: { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: door.url, SESSION_SECRET: PEOPLE_SECRET },
      stdio: 'ignore',
    });
    await answered(`http://127.0.0.1:${port}/healthz`);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('says what is wrong and ends when the password is', async () => {
    const url = new URL(postgres.url);
    url.password = 'wrong';
    const settings = { DATABASE_URL: url.href, SESSION_SECRET: PEOPLE_SECRET };
    await expect(startKillableServer(await findFreePort(), settings)).rejects.toThrow(/ended with 1: .*password/su);
  });
});
