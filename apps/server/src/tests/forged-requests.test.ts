import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Endpoints, endpoints } from '@greenroom/contract/endpoints';
import { newId } from '@greenroom/contract/uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenIdProvider } from '../adapters/openid/openid-provider.ts';
import type { Order, PaymentProvider } from '../ports/payments.ts';
import { startScriptedIssuer } from '../testing/scripted-issuer.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const PUBLIC = 'https://greenroom.example';
const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of thirty-two characters, at least',
  PUBLIC_URL: PUBLIC,
  RATE_LIMITS: 'on',
};

describe('in production, a request that names another host', () => {
  let issuer: Awaited<ReturnType<typeof startScriptedIssuer>>;
  const orders: Order[] = [];
  const payments: PaymentProvider = {
    kind: 'stripe',
    createCheckout: async (order) => {
      orders.push(order);
      return { checkoutId: order.paymentId, url: 'https://checkout.example/pay' };
    },
    readEvent: async () => null,
    findOutcome: async () => [],
    cancelCheckout: async () => [],
    findReversals: () => [],
  };
  beforeAll(async () => {
    issuer = await startScriptedIssuer();
  });
  afterAll(() => issuer.close());

  const EVIL: Record<string, string>[] = [
    { host: 'evil.example' },
    { host: 'greenroom.example:8443' },
    { host: 'greenroom.example@evil.example' },
    { host: 'greenroom.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { host: 'greenroom.example', forwarded: 'host=evil.example;proto=http' },
    { host: 'greenroom.example', 'x-original-host': 'evil.example', 'x-host': 'evil.example' },
  ];
  it.each(['off', 'on'])('gets links to the public address only, TRUST_PROXY %s', async (TRUST_PROXY) => {
    const settings = { issuer: issuer.origin, clientId: 'client', clientSecret: 's', kind: 'oidc', name: 'a' } as const;
    const identity = createOpenIdProvider(settings);
    const test = await buildTestApp({ env: { ...PRODUCTION, TRUST_PROXY }, ports: { identity, payments } });
    const ada = await test.signIn();
    for (const headers of EVIL) {
      const started = await test.ask(null, 'GET', '/auth/start?returnTo=/dashboard', { headers });
      const sent = new URL(String(started.headers.location));
      expect(sent.searchParams.get('redirect_uri')).toBe(`${PUBLIC}/auth/callback`);
      const body = { amount: 9.99, plan: 'Starter' };
      const bought = await test.ask(ada, 'POST', '/ai/stripe/create-checkout-session', { body, headers });
      expect(bought.status).toBe(200);
      expect([orders.at(-1)?.successUrl, orders.at(-1)?.cancelUrl].map((url) => new URL(url ?? '').origin)).toEqual([
        PUBLIC,
        PUBLIC,
      ]);
      expect(JSON.stringify([started.headers, bought.headers, bought.body])).not.toContain('evil');
    }
    await test.close();
  });
});

describe('line breaks in what a request sends', () => {
  let test: TestApp;
  let issuer: Awaited<ReturnType<typeof startScriptedIssuer>>;
  let port: number;
  beforeAll(async () => {
    issuer = await startScriptedIssuer();
    const settings = { issuer: issuer.origin, clientId: 'client', clientSecret: 's', kind: 'oidc', name: 'a' } as const;
    test = await buildTestApp({ ports: { identity: createOpenIdProvider(settings) } });
    port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(async () => {
    await test.close();
    await issuer.close();
  });
  const BREAKS = [
    '%0d%0ax-injected:%201',
    '%0ax-injected:%201',
    '%E5%98%8A%E5%98%8Dx-injected:%201',
    '%00%0d%0ax-injected:1',
  ];
  const PLACES: [place: string, request: (bad: string) => string[]][] = [
    ['the return path', (bad) => [`GET /api/v1/auth/start?returnTo=/dashboard${bad} HTTP/1.1`]],
    ['the state', (bad) => [`GET /api/v1/auth/login?token=a&state=b${bad} HTTP/1.1`, 'x-greenroom-client: web']],
    ['the referer', (bad) => ['GET /api/v1/auth/start?returnTo=/ HTTP/1.1', `referer: http://localhost/?a=${bad}`]],
    ['a path', (bad) => [`GET /dashboard${bad} HTTP/1.1`]],
    ['a path that redirects', (bad) => [`GET /api/docs${bad} HTTP/1.1`]],
    ['the request id', (bad) => ['GET /api/v1/capabilities HTTP/1.1', `x-request-id: ${bad}`]],
    ['the operation', (bad) => ['GET /api/v1/capabilities HTTP/1.1', `idempotency-key: ${bad}`]],
  ];
  it.each(PLACES)('put no header into the answer: %s', async (_, request) => {
    for (const bad of BREAKS) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${[...request(bad), 'host: localhost:3000', 'connection: close'].join('\r\n')}\r\n\r\n`);
      const [head = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 \d{3} /);
      expect(head.split(/\r|\n/).filter((line) => /^\s*x-injected/i.test(line))).toEqual([]);
    }
  });

  it('put none into the name of the exported file either', async () => {
    const eve = await test.signIn('Eve\r\nx-injected: 1');
    const reply = await test.ask(eve, 'GET', `/users/${eve.userId}/export`);
    expect([reply.status, reply.headers['x-injected']]).toEqual([200, undefined]);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="greenroom.json"');
  });
});

describe('keys that name a prototype', () => {
  let test: TestApp;
  let ada: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
    ada = await test.signIn();
  });
  afterAll(() => test.close());
  const isPolluted = () => 'polluted' in {} || 'polluted' in [] || 'polluted' in (() => undefined);

  type Row = Endpoints[keyof Endpoints];
  const rows = (Object.entries(endpoints) as [string, Row][]).filter(
    ([, row]) => row.method !== 'GET' && !row.file && row.path !== '/users/{user_id}',
  );
  const BODIES = [
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"data":"Why us?","question":"Why?","answer":"a","options":{"__proto__":{"polluted":1}}}',
    '{"notes":{"\\u005f_proto__":{"polluted":1}},"turns":[{"constructor":{"prototype":{"polluted":1}}}]}',
  ];
  it.each(rows)('are refused by %s', async (_name, row) => {
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'user_id' ? ada.userId : newId()));
    for (const payload of BODIES) {
      const headers = { 'x-access-token': ada.token, 'content-type': 'application/json' };
      const reply = await test.app.inject({ method: row.method, url: `/api/v1${path}`, headers, payload });
      expect([row.path, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([row.path, true]);
      expect(isPolluted()).toBe(false);
    }
  });

  it('change nothing in a query or in a form', async () => {
    const queries = ['__proto__[polluted]=1', '__proto__.polluted=1', 'constructor[prototype][polluted]=1'];
    for (const query of queries) {
      const reply = await test.ask(ada, 'GET', `/users/${ada.userId}/interviews/all?${query}`);
      expect(reply.status).toBe(200);
    }
    for (const name of ['__proto__', 'constructor', '__proto__[polluted]']) {
      const form = new FormData();
      form.append(name, '{"polluted":1}');
      form.append('jobDescription', 'Backend Engineer');
      const encoded = new Response(form);
      const reply = await test.ask(ada, 'POST', '/ai/parse/resume', {
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        body: Buffer.from(await encoded.arrayBuffer()),
      });
      expect(reply.status).toBe(400);
    }
    expect(isPolluted()).toBe(false);
  });
});
