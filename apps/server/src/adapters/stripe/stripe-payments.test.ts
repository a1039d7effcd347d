import { newId } from '@greenroom/contract/uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../ports/payments.ts';
import { type FakeStripeServer, type StripeFault, startFakeStripeServer } from '../../testing/fake-stripe-server.ts';
import { createStripePayments } from './stripe-payments.ts';

const TIMEOUT_MS = 250;

let stripe: FakeStripeServer;
beforeEach(async () => {
  stripe = await startFakeStripeServer();
});
afterEach(() => stripe.close());

const adapter = () =>
  createStripePayments({
    secretKey: 'sk_test_local',
    webhookSecret: stripe.webhookSecret,
    apiUrl: stripe.origin,
    timeoutMs: TIMEOUT_MS,
    firstWaitMs: 1,
  });
const buildOrder = (overrides: Partial<Order> = {}): Order => ({
  paymentId: newId(),
  userId: newId(),
  plan: 'Starter',
  description: 'units',
  amountCents: 999,
  currency: 'usd',
  successUrl: 'http://localhost:3000/?payment_status=success',
  cancelUrl: 'http://localhost:3000/?payment_status=failed',
  ...overrides,
});

describe('beginning a checkout at Stripe', () => {
  it('hands over the price, the currency and whose payment it is', async () => {
    const order = buildOrder();
    const { checkoutId, url } = await adapter().createCheckout(order);
    const session = stripe.sessions.get(checkoutId);
    expect(url).toBe(session?.url);
    expect(session).toMatchObject({ amount_total: 999, currency: 'usd', metadata: { paymentId: order.paymentId } });
    expect(stripe.calls).toEqual([{ method: 'POST', path: '/v1/checkout/sessions', idempotencyKey: order.paymentId }]);
  });

  it.each<[StripeFault, ...StripeFault[]]>([
    ['silence after'],
    ['silence before'],
    ['cut off after'],
    ['409'],
    ['429'],
    ['500'],
    ['429', '429'],
    ['500', '409'],
    ['silence after', '500'],
  ])('asks again after %s with the same key, and gets one checkout', async (...faults) => {
    stripe.breakNext(...faults);
    const order = buildOrder();
    const { checkoutId } = await adapter().createCheckout(order);
    expect([...stripe.sessions.keys()]).toEqual([checkoutId]);
    expect(stripe.calls).toHaveLength(faults.length + 1);
    expect(new Set(stripe.calls.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([order.paymentId]));
  });

  it.each<StripeFault>(['silence after', 'silence before', '409', '429', '500', 'not JSON'])(
    'gives up on endless %s with payment_failed, and the next try gets the one checkout',
    async (fault) => {
      stripe.breakNext(fault, fault, fault);
      const order = buildOrder();
      await expect(adapter().createCheckout(order)).rejects.toMatchObject({
        code: 'payment_failed',
        message: 'Something went wrong with the payment process',
      });
      expect(stripe.calls.length).toBeLessThanOrEqual(3);
      stripe.breakNext();
      const { checkoutId } = await adapter().createCheckout(order);
      expect([...stripe.sessions.keys()]).toEqual([checkoutId]);
    },
  );

  it('gets past a failure that Stripe keeps under the key, to the same checkout each time', async () => {
    stripe.breakNext('500 that is kept');
    const order = buildOrder();
    const first = await adapter().createCheckout(order);
    expect(await adapter().createCheckout(order)).toEqual(first);
    expect(stripe.sessions.size).toBe(1);
  });

  it('says that no address came when the field is gone, and keeps the order for the next try', async () => {
    stripe.breakNext('no address');
    const order = buildOrder();
    await expect(adapter().createCheckout(order)).rejects.toMatchObject({
      code: 'payment_failed',
      message: 'No checkout URL received',
    });
    expect((await adapter().createCheckout(order)).url).toMatch(/\/pay\//);
    expect(stripe.sessions.size).toBe(1);
  });

  it('answers conflict when the key belongs to another order, so that the purchase begins anew', async () => {
    const order = buildOrder();
    await adapter().createCheckout(order);
    await expect(adapter().createCheckout({ ...order, amountCents: 1 })).rejects.toMatchObject({ code: 'conflict' });
    expect(stripe.sessions.size).toBe(1);
  });
});

describe('asking Stripe how a checkout ended', () => {
  it('answers nothing while it goes on, then the payment with its receipt', async () => {
    const { checkoutId, url } = await adapter().createCheckout(buildOrder());
    expect(await adapter().findOutcome(checkoutId)).toBeNull();
    stripe.pay(url);
    expect(await adapter().findOutcome(checkoutId)).toMatchObject({
      type: 'paid',
      checkoutId,
      paymentIntentId: `pi_${checkoutId}`,
      amountCents: 999,
      receiptUrl: `https://pay.example/receipts/${checkoutId}`,
    });
  });

  it.each([
    [{ refunded: true }, 'refunded'],
    [{ disputed: true }, 'disputed'],
  ])('sees money that went back meanwhile: %o', async (facts, type) => {
    const { checkoutId, url } = await adapter().createCheckout(buildOrder());
    const { payment_intent: intent } = stripe.pay(url) as unknown as { payment_intent: { latest_charge: object } };
    Object.assign(intent.latest_charge, facts);
    expect((await adapter().findOutcome(checkoutId))?.type).toBe(type);
  });

  it('concludes nothing from a payment status that it does not know', async () => {
    const { checkoutId, url } = await adapter().createCheckout(buildOrder());
    stripe.pay(url);
    stripe.breakNext('unknown payment status');
    await expect(adapter().findOutcome(checkoutId)).rejects.toMatchObject({ code: 'payment_failed' });
    expect((await adapter().findOutcome(checkoutId))?.type).toBe('paid');
  });
});

describe('reading a message of Stripe', () => {
  const session = (changes: object = {}) => ({
    id: 'cs_1',
    metadata: { paymentId: 'p' },
    payment_intent: 'pi_1',
    amount_total: 999,
    payment_status: 'paid',
    status: 'complete',
    ...changes,
  });
  const read = (type: string, object: object) => {
    const { rawBody, signature } = stripe.sign({ id: 'evt_1', object: 'event', type, data: { object } });
    return adapter().readEvent(rawBody, signature);
  };

  it.each([
    ['checkout.session.completed', session(), 'paid'],
    ['checkout.session.async_payment_succeeded', session(), 'paid'],
    ['checkout.session.async_payment_failed', session({ payment_status: 'unpaid' }), 'failed'],
    ['checkout.session.expired', session({ payment_status: 'unpaid' }), 'expired'],
    ['charge.succeeded', { payment_intent: 'pi_1', amount: 999, receipt_url: 'https://pay.example/1' }, 'charged'],
    ['charge.refunded', { payment_intent: 'pi_1', amount: 999, refunded: true }, 'refunded'],
    ['charge.dispute.created', { payment_intent: 'pi_1', amount: 999, status: 'needs_response' }, 'disputed'],
    ['charge.dispute.funds_withdrawn', { payment_intent: 'pi_1', amount: 999, status: 'under_review' }, 'disputed'],
  ])('%s', async (type, object, meaning) => {
    expect(await read(type, object)).toMatchObject({ id: 'evt_1', type: meaning, paymentIntentId: 'pi_1' });
  });

  it.each([
    ['checkout.session.completed', session({ payment_status: 'unpaid' })],
    ['charge.refunded', { payment_intent: 'pi_1', amount: 999, refunded: false }],
    ['charge.dispute.created', { payment_intent: 'pi_1', amount: 999, status: 'warning_needs_response' }],
    ['customer.created', { id: 'cus_1' }],
  ])('passes over %s that decides nothing', async (type, object) => {
    expect(await read(type, object)).toBeNull();
  });

  it.each([
    ['checkout.session.completed', session({ payment_status: undefined })],
    ['checkout.session.completed', session({ payment_status: 'settled' })],
    ['checkout.session.completed', session({ amount_total: undefined })],
    ['checkout.session.completed', session({ id: undefined })],
    ['checkout.session.async_payment_succeeded', session({ amount_total: '999' })],
    ['charge.refunded', { payment_intent: 'pi_1', amount: 999 }],
    ['charge.dispute.created', { payment: 'pi_1', amount: 999, status: 'needs_response' }],
    ['charge.dispute.created', { payment_intent: 'pi_1', amount: 999 }],
  ])('refuses %s with a changed field, so that it comes again', async (type, object) => {
    await expect(read(type, object)).rejects.toMatchObject({ code: 'payment_failed' });
  });

  it('takes a signature of up to 300 s, and neither an older one nor one over other bytes or by another secret', async () => {
    const body = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: session() } };
    const seconds = Math.floor(Date.now() / 1000);
    const good = stripe.sign(body, { timestamp: seconds - 290 });
    expect(await adapter().readEvent(good.rawBody, good.signature)).toMatchObject({ type: 'paid' });
    const old = stripe.sign(body, { timestamp: seconds - 301 });
    const guessed = stripe.sign(body, { secret: 'whsec_guessed' });
    const forgeries: [Buffer, string | undefined][] = [
      [old.rawBody, old.signature],
      [guessed.rawBody, guessed.signature],
      [Buffer.from(good.rawBody.toString().replace('999', '111')), good.signature],
      [good.rawBody, undefined],
    ];
    for (const [rawBody, signature] of forgeries) {
      await expect(adapter().readEvent(rawBody, signature)).rejects.toMatchObject({ code: 'signature_invalid' });
    }
  });
});
