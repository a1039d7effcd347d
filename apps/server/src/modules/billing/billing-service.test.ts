import { FREE_QUOTA } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxPayments } from '../../adapters/sandbox-checkout/sandbox-payments.ts';
import type { Database } from '../../db/database.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createSandboxRepository } from '../../db/sandbox-repository.ts';
import { quotas, users } from '../../db/schema.ts';
import { startRealPostgres } from '../../testing/real-postgres.ts';
import { buildTestDatabase } from '../../testing/test-database.ts';
import { createBillingRepository } from './billing-repository.ts';
import { createBillingService } from './billing-service.ts';

type Opened = { database: Database; stop(): Promise<void> };
const engines: [string, () => Promise<Opened>][] = [
  ['PGlite', async () => buildTestDatabase().then((database) => ({ database, stop: () => database.close() }))],
  [
    'PostgreSQL',
    async () => {
      const server = await startRealPostgres();
      const database = await openDatabase({ databaseUrl: server.url, dataDir: '' });
      return { database, stop: async () => database.close().then(server.stop) };
    },
  ],
];
const SECRET = 'a secret for tests only, long enough';
const ORIGIN = 'http://localhost:3000';
/** A hundredth of what `npm run bench -- billing` sends. */
const DELIVERIES = 100;

describe.each(engines)('payments on %s', (_engine, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.stop());

  function build() {
    const { orm } = opened.database;
    const store = createSandboxRepository(orm);
    // The webhook goes nowhere: each test delivers by itself, or does not.
    const sandbox = createSandboxPayments({ store, secret: SECRET, webhookUrl: 'http://127.0.0.1:9/nowhere' });
    const billing = createBillingService({ repository: createBillingRepository(orm), provider: sandbox.provider });
    return { store, billing };
  }
  async function buildPerson(): Promise<string> {
    const userId = newId();
    await opened.database.orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });
    await opened.database.orm.insert(quotas).values({ userId, ...FREE_QUOTA });
    return userId;
  }
  const liveUnits = async (userId: string) =>
    (await opened.database.orm.select().from(quotas).where(eq(quotas.userId, userId)))[0]?.availableLiveInterviews;

  const stripe = new Stripe('sk_test_unused');
  const webhookSecret = async () => {
    const { createHmac } = await import('node:crypto');
    return createHmac('sha256', SECRET).update('sandbox-webhook').digest('hex');
  };
  async function signed(body: object, options: { secret?: string; timestamp?: number } = {}) {
    const payload = JSON.stringify(body);
    const secret = options.secret ?? (await webhookSecret());
    const { timestamp } = options;
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) });
    return { rawBody: Buffer.from(payload), header };
  }
  const sessionEvent = (checkoutId: string, type: string, isPaid: boolean, id: string = newId(), amount = 999) => ({
    id,
    object: 'event',
    type,
    data: {
      object: {
        id: checkoutId,
        object: 'checkout.session',
        metadata: {},
        payment_intent: `pi_${checkoutId}`,
        amount_total: amount,
        payment_status: isPaid ? 'paid' : 'unpaid',
        status: 'complete',
      },
    },
  });
  const refund = (checkoutId: string) => ({
    id: newId(),
    object: 'event',
    type: 'charge.refunded',
    data: {
      object: {
        id: 'ch_1',
        object: 'charge',
        refunded: true,
        amount: 999,
        payment_intent: `pi_${checkoutId}`,
        metadata: {},
      },
    },
  });
  async function buy(billing: ReturnType<typeof build>['billing'], userId: string) {
    const { url } = await billing.checkout({
      userId,
      amount: 9.99,
      plan: 'Starter',
      operationId: newId(),
      origin: ORIGIN,
    });
    return url.split('/').at(-1) ?? '';
  }
  const deliver = async (billing: ReturnType<typeof build>['billing'], body: object, options = {}) => {
    const { rawBody, header } = await signed(body, options);
    return billing.receive(rawBody, header);
  };

  it('grants a package once, however often and in whatever order its events come', async () => {
    const { billing } = build();
    const userId = await buildPerson();
    const checkoutId = await buy(billing, userId);
    const completed = sessionEvent(checkoutId, 'checkout.session.completed', true);
    const events = [
      completed,
      sessionEvent(checkoutId, 'checkout.session.async_payment_succeeded', true),
      sessionEvent(checkoutId, 'checkout.session.expired', false),
    ];
    await Promise.all(
      Array.from({ length: DELIVERIES }, (_, index) => deliver(billing, events[index % events.length] ?? completed)),
    );
    expect(await liveUnits(userId)).toBe(5);
    expect(await billing.state(checkoutId)).toEqual({ state: 'paid', plan: 'Starter' });
  });

  it('accepts no forged and no old message', async () => {
    const { billing } = build();
    const userId = await buildPerson();
    const checkoutId = await buy(billing, userId);
    const completed = sessionEvent(checkoutId, 'checkout.session.completed', true);
    const old = Math.floor(Date.now() / 1000) - 301;
    const forgeries = [
      deliver(billing, completed, { secret: 'guessed' }),
      deliver(billing, completed, { timestamp: old }),
    ];
    for (const forgery of forgeries) await expect(forgery).rejects.toMatchObject({ code: 'signature_invalid' });
    await expect(billing.receive(Buffer.from('{}'), undefined)).rejects.toMatchObject({ code: 'signature_invalid' });
    expect(await liveUnits(userId)).toBe(0);
  });

  it('gives nothing for another amount than the catalogue’s, and begins no such checkout', async () => {
    const { billing } = build();
    const userId = await buildPerson();
    const wrong = { userId, plan: 'Value', amount: 0.01, operationId: null, origin: ORIGIN };
    await expect(billing.checkout(wrong)).rejects.toMatchObject({ code: 'payment_invalid' });
    const checkoutId = await buy(billing, userId);
    await deliver(billing, sessionEvent(checkoutId, 'checkout.session.completed', true, newId(), 1));
    expect(await liveUnits(userId)).toBe(0);
  });

  it('takes back what is left after a refund, never below zero, and grants nothing after it', async () => {
    const { billing } = build();
    const userId = await buildPerson();
    const checkoutId = await buy(billing, userId);
    await deliver(billing, sessionEvent(checkoutId, 'checkout.session.completed', true));
    await opened.database.orm.update(quotas).set({ availableLiveInterviews: 2 }).where(eq(quotas.userId, userId));
    await deliver(billing, refund(checkoutId));
    await deliver(billing, refund(checkoutId));
    await deliver(billing, sessionEvent(checkoutId, 'checkout.session.completed', true));
    expect(await liveUnits(userId)).toBe(0);
    expect((await billing.state(checkoutId)).state).toBe('refunded');
  });

  it('answers the same checkout when the same purchase is begun twice', async () => {
    const { billing } = build();
    const userId = await buildPerson();
    const purchase = { userId, amount: 19.99, plan: 'Value', operationId: newId(), origin: ORIGIN };
    const [first, second] = [await billing.checkout(purchase), await billing.checkout(purchase)];
    expect(first).toEqual(second);
    expect((await billing.list(userId)).payments).toHaveLength(1);
  });

  it('finds a payment of which no message ever came', async () => {
    const { billing, store } = build();
    const userId = await buildPerson();
    const checkoutId = await buy(billing, userId);
    await store.close(checkoutId, 'paid');
    const inTwoMinutes = new Date(Date.now() + 120_000);
    expect(await billing.reconcile(inTwoMinutes)).toBe(1);
    expect(await billing.reconcile(inTwoMinutes)).toBe(0);
    expect(await liveUnits(userId)).toBe(5);
  });
});
