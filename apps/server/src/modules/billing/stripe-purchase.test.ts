import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripePayments } from '../../adapters/stripe/stripe-payments.ts';
import type { Database } from '../../db/database.ts';
import { buildBilling, buildPerson, buildPurchase, readLiveUnits } from '../../testing/billing-world.ts';
import { type FakeStripeServer, type StripeFault, startFakeStripeServer } from '../../testing/fake-stripe-server.ts';
import { LIVE_UNITS } from '../../testing/payment-messages.ts';
import { buildTestDatabase } from '../../testing/test-database.ts';

const FAULTS: StripeFault[] = [
  'silence before',
  'silence after',
  'cut off after',
  '409',
  '429',
  '500',
  '500 that is kept',
  'not JSON',
  'no address',
];

describe('a purchase through a Stripe that fails', () => {
  let database: Database;
  let stripe: FakeStripeServer;
  beforeAll(async () => {
    database = await buildTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    stripe = await startFakeStripeServer();
  });
  afterEach(() => stripe.close());

  async function buildBuyer() {
    const provider = createStripePayments({
      secretKey: 'sk_test_local',
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.origin,
      timeoutMs: 150,
      firstWaitMs: 1,
    });
    const userId = await buildPerson(database);
    const { billing } = buildBilling(database, provider);
    return { billing, userId, liveUnits: () => readLiveUnits(database, userId) };
  }
  const completed = (session: { id: string }) => ({
    id: `evt_${session.id}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  });

  it.each(FAULTS)('with %s, again and again: told honestly, paid once, granted once', async (fault) => {
    const { billing, userId, liveUnits } = await buildBuyer();
    const purchase = buildPurchase(userId);
    stripe.breakNext(fault, fault, fault);
    const first = await billing.checkout(purchase).catch((error: { code: string }) => error.code);
    if (typeof first === 'string') expect(first).toBe('payment_failed');
    // The person presses the button again, twice, and the page repeats the operation's key.
    stripe.breakNext(fault);
    await billing.checkout(purchase).catch(() => null);
    stripe.breakNext();
    const { url } = await billing.checkout(purchase);
    expect(stripe.sessions.size).toBe(1);
    expect((await billing.list(userId)).payments).toMatchObject([{ state: 'pending', amount: 9.99 }]);

    const session = stripe.pay(url);
    const { rawBody, signature } = stripe.sign(completed(session));
    await Promise.all([billing.receive(rawBody, signature), billing.receive(rawBody, signature)]);
    expect(await liveUnits()).toBe(LIVE_UNITS);
    expect((await billing.list(userId)).payments).toMatchObject([{ state: 'paid' }]);
  });

  it('refuses a message with a changed field, and grants the units when the reconciliation asks for itself', async () => {
    const { billing, userId, liveUnits } = await buildBuyer();
    const { url } = await billing.checkout(buildPurchase(userId));
    const session = stripe.pay(url);
    const { rawBody, signature } = stripe.sign(completed(Object.assign({ ...session }, { payment_status: undefined })));
    await expect(billing.receive(rawBody, signature)).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await liveUnits()).toBe(0);
    expect(await billing.reconcile(new Date(Date.now() + 120_000))).toBe(1);
    expect(await liveUnits()).toBe(LIVE_UNITS);
    expect((await billing.list(userId)).payments).toMatchObject([
      { state: 'paid', receiptUrl: `https://pay.example/receipts/${session.id}` },
    ]);
  });

  it('says that the reconciliation was not answered, goes on to the next payment, and finds the first one later', async () => {
    const { billing, userId, liveUnits } = await buildBuyer();
    for (const { url } of [
      await billing.checkout(buildPurchase(userId)),
      await billing.checkout(buildPurchase(userId)),
    ]) {
      stripe.pay(url);
    }
    const inTwoMinutes = new Date(Date.now() + 120_000);
    stripe.breakNext('500', '500', '500');
    await expect(billing.reconcile(inTwoMinutes)).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await liveUnits()).toBe(LIVE_UNITS);
    expect(await billing.reconcile(inTwoMinutes)).toBe(1);
    expect(await liveUnits()).toBe(2 * LIVE_UNITS);
  });
});
