import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

const QUOTA = { updateType: 'resume' };
const CAPABILITIES = '/api/v1/capabilities';

/** Status, headers and body read from the socket until it closes. */
function readReply(reply: string) {
  const [head = '', body = ''] = reply.split('\r\n\r\n', 2);
  const [line = '', ...headers] = head.split('\r\n');
  const pairs = headers.map((header) => header.split(/: ?/, 2) as [string, string]);
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value])),
    body: body ? JSON.parse(body) : undefined,
  };
}

describe('a request as no browser sends it', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await buildTestApp();
    port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => test.close());

  async function send(lines: string[], body = '') {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${[...lines, 'host: localhost', `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`);
    return readReply(await text(socket));
  }

  it.each([
    ['headers without end', [`GET ${CAPABILITIES} HTTP/1.1`, `x-long: ${'a'.repeat(20_000)}`], 431, 'too long'],
    ['two lengths', ['POST /api/v1/ai/tts HTTP/1.1', 'content-length: 5'], 400, 'understood'],
    ['a length and chunks', ['POST /api/v1/ai/tts HTTP/1.1', 'transfer-encoding: chunked'], 400, 'understood'],
    ['a method that nobody knows', [`BREW ${CAPABILITIES} HTTP/1.1`], 400, 'understood'],
    ['two hosts', [`GET ${CAPABILITIES} HTTP/1.1`, 'host: another.example'], 400, 'understood'],
    ['no words of this protocol', ['\x16\x03\x01'], 400, 'understood'],
  ])('with %s is answered in the envelope, and its connection ends', async (_, lines, status, words) => {
    const reply = await send(lines);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ success: false, error: { code: 'invalid_request' } });
    expect(reply.body.error.message).toContain(words);
    expect(reply.body.error.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('that names its operation twice takes no unit', async () => {
    const ada = await test.signIn();
    const path = `/user/${ada.userId}/quota`;
    const before = await test.ask(ada, 'GET', path);
    const lines = [`PATCH /api/v1${path} HTTP/1.1`, `x-access-token: ${ada.token}`, 'content-type: application/json'];
    const names = ['Idempotency-Key: one', 'idempotency-key: two', 'connection: close'];
    const reply = await send([...lines, ...names], JSON.stringify(QUOTA));
    expect([reply.status, reply.body.error.message]).toEqual([400, 'Idempotency-Key: must be sent once.']);
    expect((await test.ask(ada, 'GET', path)).body).toEqual(before.body);
    const once = await send([...lines, 'Idempotency-Key: one, two', 'connection: close'], JSON.stringify(QUOTA));
    expect(once.status).toBe(200);
  });

  it.each([
    ['too large', 'POST /api/v1/ai/completions/feedback HTTP/1.1', 'application/json', '413'],
    ['of another kind', 'POST /api/v1/ai/completions/feedback HTTP/1.1', 'application/xml', '415'],
    ['for somebody else', 'PATCH /api/v1/user/somebody/quota HTTP/1.1', 'application/json', '401'],
  ])('whose body is %s may be sent to its end after the refusal, as browsers do', async (_, line, type, status) => {
    const body = Buffer.alloc(4 * 1024 * 1024, ' ');
    const socket = connect(port, '127.0.0.1');
    const head = [line, 'host: localhost', `content-type: ${type}`, `content-length: ${body.length}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const replies: string[] = [];
    socket.setEncoding('utf8').on('data', (piece: string) => replies.push(piece));
    await once(socket, 'data');
    expect(replies[0]).toContain(`HTTP/1.1 ${status} `);
    socket.write(body);
    socket.write(`GET ${CAPABILITIES} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    await once(socket, 'end');
    expect(replies.join('')).toContain('HTTP/1.1 200 ');
  });

  it('for a web socket where there is none is refused before anything is opened', async () => {
    const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
    const upgrade = ['upgrade: websocket', 'connection: upgrade', key, 'sec-websocket-version: 13'];
    const reply = await send([`GET ${CAPABILITIES}?ticket=a HTTP/1.1`, ...upgrade]);
    expect([reply.status, reply.body.error.message]).toEqual([400, 'No web socket is opened at this address.']);
  });
});

describe('what is not to be kept by a cache', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ ports: { webDir: '/nowhere' } });
  });
  afterAll(() => test.close());

  it.each([
    ['GET', '/api/v1/nowhere', 404],
    ['OPTIONS', CAPABILITIES, 404],
    ['GET', '/assets/of-an-older-build.js', 404],
    ['GET', '/api/docs/../../package.json', 404],
    ['GET', '/api/docs/nowhere', 404],
    ['GET', '/readyz', 200],
    ['GET', '/metrics', 200],
  ] as const)('%s %s says so', async (method, url, status) => {
    const reply = await test.app.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['cache-control']).toBe('no-store');
    if (status === 404) expect(reply.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
  });
});
