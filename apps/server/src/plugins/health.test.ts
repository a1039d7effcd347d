import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { createHealthyServer } from './health.ts';

const TOKEN = 'a token for whoever counts';

describe('the counts at /metrics', () => {
  let open: TestApp;
  let guarded: TestApp;
  beforeAll(async () => {
    open = await buildTestApp();
    guarded = await buildTestApp({ env: { METRICS_TOKEN: TOKEN } });
  });
  afterAll(async () => {
    await open.close();
    await guarded.close();
  });
  const ask = (test: TestApp, headers: Record<string, string>, remoteAddress: string) =>
    test.app.inject({ url: '/metrics', headers, remoteAddress });

  it('are told to this computer', async () => {
    const reply = await ask(open, {}, '127.0.0.1');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('http_request_duration_seconds');
  });

  it.each([
    ['another computer', false, {}, '203.0.113.7'],
    ['who comes through a proxy on this computer', false, { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['who has no token where one is set', true, {}, '127.0.0.1'],
    ['who has another token', true, { authorization: 'Bearer a guess' }, '127.0.0.1'],
  ])('are not there for %s', async (_who, isGuarded, headers: Record<string, string>, from) => {
    const reply = await ask(isGuarded ? guarded : open, headers, from);
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'not_found']);
  });

  it('are told to who has the token, wherever they are', async () => {
    const reply = await ask(guarded, { authorization: `Bearer ${TOKEN}` }, '203.0.113.7');
    expect(reply.statusCode).toBe(200);
  });
});

describe('connections that take their time', () => {
  const server = createHealthyServer(
    (request, response) => void request.resume().on('end', () => response.end('received')),
    { timeouts: { headersTimeout: 200, requestTimeout: 20_000, connectionsCheckingInterval: 50 } },
  );
  const open = async () => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
    });
    return { socket, heard: () => heard };
  };
  afterEach(() => void server.close());

  it('are ended when the headers do not come', async () => {
    const { socket, heard } = await open();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
    await once(socket, 'close');
    expect(heard()).toContain('408');
  });

  it('may take longer over a body than over the headers', async () => {
    const slow = await open();
    slow.socket.write('POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 2\r\n\r\na');
    const silent = await open();
    silent.socket.write('GET / HTTP/1.1\r\n');
    // By the time that the silent one is ended, the slow one has taken longer than headers may.
    await once(silent.socket, 'close');
    slow.socket.write('b');
    await once(slow.socket, 'close');
    expect(slow.heard()).toContain('received');
  });
});

describe('a body that comes a byte at a time', () => {
  it('is refused when the time for the whole request is over', async () => {
    let handled = 0;
    const server = createHealthyServer(
      (request, response) => {
        handled += 1;
        request.resume().on('end', () => response.end('received'));
      },
      { timeouts: { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 } },
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        heard += bytes.toString();
      });
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n');
    // At this pace the body would take half a day.
    const dripping = setInterval(() => socket.writable && socket.write('a'), 50);
    await once(socket, 'close');
    clearInterval(dripping);
    server.close();
    expect(handled).toBe(1);
    expect(heard).toContain('408');
  });
});

describe('the server of the built application', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ env: { MAX_CONNECTIONS: '10' } });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test.close());
  const dial = () => connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');

  it('has time limits for headers, requests and idle connections', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = test.app.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([15_000, 300_000, 72_000]);
  });

  it('ends a connection whose headers do not come', async () => {
    const { headersTimeout } = test.app.server;
    test.app.server.headersTimeout = 100;
    const socket = dial();
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
    });
    socket.write('GET / HTTP/1.1\r\nx-slow: ');
    await once(socket, 'close');
    test.app.server.headersTimeout = headersTimeout;
    expect(heard).toContain('408');
  });

  it('closes connections beyond the greatest number', async () => {
    const sockets = Array.from({ length: 12 }, dial);
    const closed = sockets.map((socket) => once(socket.on('error', () => undefined).resume(), 'close'));
    await Promise.any(closed);
    expect(await new Promise((resolve) => test.app.server.getConnections((_error, count) => resolve(count)))).toBe(10);
    for (const socket of sockets) socket.destroy();
  });
});
