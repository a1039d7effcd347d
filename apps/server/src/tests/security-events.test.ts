import { randomUUID } from 'node:crypto';
import { newId } from '@greenroom/contract/uuid';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenIdProvider } from '../adapters/openid/openid-provider.ts';
import { AppError } from '../app-error.ts';
import type { PaymentEvent, PaymentProvider } from '../ports/payments.ts';
import { startScriptedIssuer } from '../testing/scripted-issuer.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

const CLIENT = { 'x-greenroom-client': 'web', 'sec-fetch-site': 'same-origin' };
const NAME = 'Ada Countess Lovelace';

describe('the log of security events', () => {
  let issuer: Awaited<ReturnType<typeof startScriptedIssuer>>;
  let test: TestApp;
  let lines: string[] = [];
  const paid = (): PaymentEvent => ({
    id: randomUUID(),
    type: 'paid',
    paymentId: newId(),
    checkoutId: 'cs_of_ada',
    paymentIntentId: null,
    disputeId: null,
    amountCents: 999,
    receiptUrl: 'https://receipts.example/of-ada',
    happenedAt: new Date(),
  });
  const payments: PaymentProvider = {
    kind: 'stripe',
    createCheckout: async ({ paymentId }) => ({
      checkoutId: `cs_${paymentId}`,
      url: 'https://checkout.example/of-ada',
    }),
    readEvent: async (_body, signature) => {
      if (signature !== 'good') throw new AppError('signature_invalid');
      return paid();
    },
    findOutcome: async () => [],
    cancelCheckout: async () => [],
    findReversals: () => [],
  };
  beforeAll(async () => {
    issuer = await startScriptedIssuer();
    const settings = { issuer: issuer.origin, clientId: 'client', clientSecret: 's', kind: 'oidc', name: 'a' } as const;
    test = await buildTestApp({
      env: { LOG_LEVEL: 'info' },
      ports: { identity: createOpenIdProvider(settings), payments },
    });
    (test.app.log as unknown as Record<symbol, unknown>)[pino.symbols.streamSym] = {
      write: (line: string) => lines.push(line),
    };
  });
  afterAll(async () => {
    await test.close();
    await issuer.close();
  });
  beforeEach(() => {
    lines = [];
  });
  const events = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ securityEvent }) => securityEvent !== undefined)
      .map(({ securityEvent, kind, level }) => [securityEvent, level, ...(kind ? [kind] : [])]);

  const cookieOf = (headers: Record<string, unknown>, name: string) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith(name))
      ?.split(';')[0] ?? '';
  async function enter() {
    const started = await test.ask(null, 'GET', '/auth/start?returnTo=/');
    const sent = new URL(String(started.headers.location)).searchParams;
    issuer.prepare({ nonce: sent.get('nonce') ?? '' }, { name: NAME });
    const query = new URLSearchParams({ token: randomUUID(), state: sent.get('state') ?? '', iss: issuer.origin });
    const cookie = cookieOf(started.headers, 'greenroom_sign_in_');
    const headers = { ...CLIENT, cookie };
    const entered = await test.ask(null, 'GET', `/auth/login?${query}`, { headers });
    const token = entered.body.data as string;
    const userId = (await test.ask({ userId: '', token }, 'GET', '/profile')).body.data.sub as string;
    return { person: { userId, token }, refresh: cookieOf(entered.headers, 'greenroom_refresh') };
  }
  const renew = (cookie: string) => test.ask(null, 'GET', '/auth/refresh', { headers: { ...CLIENT, cookie } });

  it('tells sign-ins, renewals and their refusals', async () => {
    const { refresh } = await enter();
    expect((await renew(refresh)).status).toBe(200);
    expect((await renew('greenroom_refresh=guessed')).status).toBe(401);
    const failed = await test.ask(null, 'GET', '/auth/login?token=a&state=b', { headers: CLIENT });
    expect(failed.status).toBe(401);
    expect((await test.ask(null, 'GET', '/auth/logout', { headers: { ...CLIENT, cookie: refresh } })).status).toBe(200);
    expect(events()).toEqual([
      ['sign-in', 30],
      ['session-renewed', 30],
      ['session-refused', 40],
      ['sign-in-failed', 40],
      ['sign-out', 30],
    ]);
  });

  it('tells payments, and messages about them with their kind', async () => {
    const ada = await test.signIn(NAME);
    const purchase = { amount: 9.99, plan: 'Starter' };
    await test.ask(ada, 'POST', '/ai/stripe/create-checkout-session', { body: purchase });
    const { payments: listed } = (await test.ask(ada, 'GET', `/users/${ada.userId}/payments`)).body.data;
    await test.ask(ada, 'POST', `/users/${ada.userId}/payments/${listed[0]._id}/cancel`);
    const message = (signature: string) =>
      test.ask(null, 'POST', '/billing/webhook', { body: {}, headers: { 'stripe-signature': signature } });
    expect((await message('good')).status).toBe(200);
    expect((await message('bad')).status).toBe(400);
    expect(events()).toEqual([
      ['payment-begun', 30],
      ['payment-cancelled', 30],
      ['payment-message', 30, 'paid'],
      ['payment-message-refused', 40],
    ]);
  });

  it('tells deletions and exports, and none that did not happen', async () => {
    const ada = await test.signIn(NAME);
    const base = `/users/${ada.userId}`;
    const id = newId();
    const options = { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' };
    await test.ask(ada, 'PUT', `${base}/interviews/${id}/progress`, { body: { jobName: 'Cook', options, turns: [] } });
    expect((await test.ask(ada, 'DELETE', `${base}/interviews/${id}`)).status).toBe(200);
    expect((await test.ask(ada, 'DELETE', `${base}/interviews/${id}`)).status).toBe(404);
    await test.ask(ada, 'GET', `${base}/export`);
    expect((await test.ask(ada, 'DELETE', base)).status).toBe(200);
    expect(events()).toEqual([
      ['interview-deleted', 30],
      ['account-exported', 30],
      ['account-deleted', 30],
    ]);
  });

  it('holds no name, address, id or token', async () => {
    const { person, refresh } = await enter();
    await renew(refresh);
    await test.ask(person, 'POST', '/ai/stripe/create-checkout-session', { body: { amount: 9.99, plan: 'Starter' } });
    await test.ask(null, 'POST', '/billing/webhook', { body: {}, headers: { 'stripe-signature': 'good' } });
    await test.ask(person as TestPerson, 'DELETE', `/users/${person.userId}`);
    const told = lines.filter((line) => line.includes('securityEvent'));
    expect(told).toHaveLength(5);
    const text = told.join('');
    for (const personal of [person.userId, person.token, refresh.split('=')[1] ?? '', 'cs_of_ada', 'of-ada']) {
      expect(text).not.toContain(personal);
    }
    expect(text).not.toMatch(/ada@example|Lovelace|127\.0\.0\.1|Starter/);
  });
});
