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

const PATIENT_MS = 30_000;
const IMPATIENT_MS = 600;

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

  /** A short time limit is for a Stripe that is silent: on a busy machine an answer may take longer. */
  async function buildBuyer(timeoutMs = PATIENT_MS) {
    const provider = createStripePayments({
      secretKey: 'sk_test_local',
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.origin,
      timeoutMs,
      firstWaitMs: 1,
    });
    const userId = await buildPerson(database);
    const { billing } = buildBilling(database, provider);
    return { billing, userId, liveUnits: () => readLiveUnits(database, userId) };
  }
  const completed = (session: { id: string }) => ({
    id: `evt_${session.id}`,
    object: 'event',
    created: 1_790_000_000,
    type: 'checkout.session.completed',
    data: { object: session },
  });

  it.each(FAULTS)('with %s, again and again: told honestly, paid once, granted once', async (fault) => {
    const { billing, userId, liveUnits } = await buildBuyer(fault.startsWith('silence') ? IMPATIENT_MS : PATIENT_MS);
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
    // After refunds and disputes, the older of the two is requested first.
    stripe.breakNext(null, '500', '500', '500');
    await expect(billing.reconcile(inTwoMinutes)).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await liveUnits()).toBe(LIVE_UNITS);
    expect(await billing.reconcile(inTwoMinutes)).toBe(1);
    expect(await liveUnits()).toBe(2 * LIVE_UNITS);
  });

  /** A customer with a confirmed payment, and a later change of the charge at Stripe that did not arrive here. */
  async function buildPayer() {
    const buyer = await buildBuyer();
    const { url } = await buyer.billing.checkout(buildPurchase(buyer.userId));
    const session = stripe.pay(url);
    const { rawBody, signature } = stripe.sign(completed(session));
    await buyer.billing.receive(rawBody, signature);
    const intent = `pi_${session.id}`;
    const keep = (type: string, agoS: number, object: object) =>
      stripe.messages.push({
        id: `evt_${session.id}_${stripe.messages.length}`,
        type,
        created: Math.floor(Date.now() / 1000) - agoS,
        data: { object: { amount: 999, payment_intent: intent, ...object } },
      });
    const stateOf = async () => (await buyer.billing.list(buyer.userId)).payments[0]?.state;
    return { ...buyer, session, keep, stateOf };
  }

  it('finds a refund of which no message came, once', async () => {
    const { billing, keep, stateOf, liveUnits } = await buildPayer();
    keep('charge.refunded', 60, { refunded: true });
    expect(await billing.reconcile()).toBe(1);
    expect(await billing.reconcile()).toBe(0);
    expect([await stateOf(), await liveUnits()]).toEqual(['refunded', 0]);
  });

  it('finds every turn of a dispute, and hears a message that comes after all only once', async () => {
    const { billing, session, keep, stateOf, liveUnits } = await buildPayer();
    const dispute = { id: `dp_${session.id}` };
    keep('charge.dispute.created', 300, { ...dispute, status: 'needs_response' });
    expect(await billing.reconcile()).toBe(1);
    expect([await stateOf(), await liveUnits()]).toEqual(['disputed', 0]);
    keep('charge.dispute.closed', 60, { ...dispute, status: 'won' });
    expect(await billing.reconcile()).toBe(1);
    for (const message of stripe.messages) {
      const { rawBody, signature } = stripe.sign(message);
      await billing.receive(rawBody, signature);
    }
    expect([await stateOf(), await liveUnits()]).toEqual(['paid', LIVE_UNITS]);
  });

  it('reads a long list to its end, and passes over what is not ours', async () => {
    const { billing, keep, stateOf, liveUnits } = await buildPayer();
    keep('charge.refunded', 3600, { refunded: true });
    for (let other = 0; other < 250; other += 1) {
      keep('charge.refunded', 60, { refunded: true, payment_intent: `pi_other_${other}` });
    }
    await billing.reconcile();
    expect([await stateOf(), await liveUnits()]).toEqual(['refunded', 0]);
    expect(stripe.calls.filter(({ path }) => path === '/v1/events')).toHaveLength(3);
  });

  it('looks again from where it last got to the end', async () => {
    const { billing, keep, stateOf } = await buildPayer();
    keep('charge.refunded', 2 * 3600, { refunded: true });
    stripe.breakNext('500', '500', '500');
    await expect(billing.reconcile()).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await stateOf()).toBe('paid');
    await billing.reconcile();
    expect(await stateOf()).toBe('refunded');
    await billing.reconcile();
    const [, , , wide, narrow] = stripe.calls.filter(({ path }) => path === '/v1/events');
    const sinceOf = (call: typeof wide) => Number(new URLSearchParams(call?.search).get('created[gte]'));
    expect(sinceOf(narrow) - sinceOf(wide)).toBeGreaterThan(29 * 24 * 3600);
  });

  it('says that one of them cannot be read, and takes the others', async () => {
    const { billing, keep, stateOf } = await buildPayer();
    keep('charge.refunded', 60, { refunded: 'yes' });
    keep('charge.refunded', 120, { refunded: true });
    await expect(billing.reconcile()).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await stateOf()).toBe('refunded');
  });

  it('grants nothing for a payment that is found together with its refund', async () => {
    const { billing, userId, liveUnits } = await buildBuyer();
    const { url } = await billing.checkout(buildPurchase(userId));
    const session = stripe.pay(url) as unknown as { payment_intent: { latest_charge: object } };
    Object.assign(session.payment_intent.latest_charge, { refunded: true });
    await billing.reconcile();
    expect(await liveUnits()).toBe(0);
    expect((await billing.list(userId)).payments).toMatchObject([{ state: 'refunded' }]);
  });
});
