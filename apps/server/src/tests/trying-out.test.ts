import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Ports } from '../boot/app-ports.ts';
import { openPorts } from '../boot/open-ports.ts';
import { readConfig } from '../config.ts';

const SECRET = 'a secret of thirty-two characters, at least';

describe('the products for trying out', () => {
  let dataDir: string;
  let ports: Ports;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'greenroom-trying-'));
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '3000' });
    ports = await openPorts(config);
    app = await buildApp(config, ports);
  });
  afterAll(async () => {
    await app.close();
    await ports.database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const ask = (url: string, host: string) => app.inject({ url, headers: { host } });

  it('answers under the names of this computer and under no other', async () => {
    const path = '/oidc/.well-known/openid-configuration';
    expect((await ask(path, 'localhost:3000')).statusCode).toBe(200);
    for (const host of ['evil.example', 'evil.example:3000', 'localhost:3001', 'localhost.evil.example:3000']) {
      expect((await ask(path, host)).statusCode).toBe(404);
      expect((await ask('/sandbox/checkout/any', host)).statusCode).toBe(404);
    }
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'via', 'forwarded', 'cf-connecting-ip'])(
    'answer nobody who came through a proxy on this computer, by its header %s',
    async (name) => {
      for (const url of ['/oidc/.well-known/openid-configuration', '/oidc/interaction/any', '/sandbox/checkout/any']) {
        const reply = await app.inject({ url, headers: { host: 'localhost:3000', [name]: '203.0.113.7' } });
        expect(reply.statusCode).toBe(404);
      }
    },
  );

  it('say on a page what to do when a step of the sign-in is over', async () => {
    const headers = { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'name=Ada&email=ada%40example.org';
    const replies = [
      await ask('/oidc/interaction/long-gone', 'localhost:3000'),
      await app.inject({ method: 'POST', url: '/oidc/interaction/long-gone', headers, payload }),
      await app.inject({ url: '/oidc/auth/long-gone', headers: { host: 'localhost:3000', accept: 'text/html' } }),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(400);
      expect(reply.headers['content-type']).toContain('text/html');
      expect(reply.body).toContain('This sign-in has expired');
      expect(reply.body).toContain('href="/api/v1/auth/start"');
    }
  });

  it.each([
    ['in production', { NODE_ENV: 'production', SESSION_SECRET: SECRET }],
    ['where others can reach the server', { HOST: '0.0.0.0' }],
    ['under a public address', { PUBLIC_URL: 'https://greenroom.example' }],
  ])('are not there %s', async (_where, env) => {
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(dataDir, 'other'), ...env });
    const opened = await openPorts(config);
    await opened.database.close();
    expect([opened.identity, opened.payments, opened.registerPages]).toEqual([null, null, []]);
  });
});
