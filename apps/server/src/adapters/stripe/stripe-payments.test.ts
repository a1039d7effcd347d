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
    expect(stripe.calls).toMatchObject([
      { method: 'POST', path: '/v1/checkout/sessions', idempotencyKey: order.paymentId },
    ]);
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
    expect(await adapter().findOutcome(checkoutId)).toEqual([]);
    stripe.pay(url);
    expect(await adapter().findOutcome(checkoutId)).toMatchObject([
      {
        type: 'paid',
        checkoutId,
        paymentIntentId: `pi_${checkoutId}`,
        amountCents: 999,
        receiptUrl: `https://pay.example/receipts/${checkoutId}`,
      },
    ]);
  });

  it.each([
    [{ refunded: true }, [], ['refunded']],
    [{ disputed: true }, ['needs_response'], ['disputed', 'paid']],
    [{ disputed: true }, ['won'], ['reinstated', 'paid']],
    [{ disputed: true }, ['won', 'lost'], ['reinstated', 'disputed', 'paid']],
    [{ disputed: true }, ['warning_closed'], ['paid']],
    [{ disputed: true, refunded: true }, ['lost'], ['disputed', 'refunded']],
  ])('sees money that went back meanwhile: %o, disputes %o', async (facts, statuses, types) => {
    const { checkoutId, url } = await adapter().createCheckout(buildOrder());
    const { payment_intent: intent } = stripe.pay(url) as unknown as { payment_intent: { latest_charge: object } };
    Object.assign(intent.latest_charge, facts);
    for (const [index, status] of statuses.entries()) {
      stripe.disputes.push({ id: `dp_${index}`, status, payment_intent: `pi_${checkoutId}`, amount: 999 });
    }
    expect((await adapter().findOutcome(checkoutId)).map(({ type }) => type)).toEqual(types);
  });

  it('concludes nothing from a payment status that it does not know', async () => {
    const { checkoutId, url } = await adapter().createCheckout(buildOrder());
    stripe.pay(url);
    stripe.breakNext('unknown payment status');
    await expect(adapter().findOutcome(checkoutId)).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await adapter().findOutcome(checkoutId)).toMatchObject([{ type: 'paid' }]);
  });
});

describe('giving up a checkout at Stripe', () => {
  const cancel = async (checkoutId: string) =>
    (await adapter().cancelCheckout(checkoutId)).map(({ type, checkoutId: of }) => [type, of]);

  it('closes it, so that nobody can pay it any more', async () => {
    const { checkoutId, url } = await adapter().createCheckout(buildOrder());
    expect(await cancel(checkoutId)).toEqual([['cancelled', checkoutId]]);
    expect(() => stripe.pay(url)).toThrow();
  });

  it.each<StripeFault>(['silence after', 'cut off after', '429', '500', '409'])(
    'asks again after %s, and is told the same',
    async (fault) => {
      const { checkoutId } = await adapter().createCheckout(buildOrder());
      stripe.breakNext(fault);
      expect(await cancel(checkoutId)).toEqual([['cancelled', checkoutId]]);
      expect(await cancel(checkoutId)).toEqual([['cancelled', checkoutId]]);
    },
  );

  it('answers how it ended when it was over: paid in another tab, or expired', async () => {
    const paid = await adapter().createCheckout(buildOrder());
    stripe.pay(paid.url);
    expect(await cancel(paid.checkoutId)).toEqual([['paid', paid.checkoutId]]);
    const expired = await adapter().createCheckout(buildOrder());
    Object.assign(stripe.sessions.get(expired.checkoutId) ?? {}, { status: 'expired' });
    expect(await cancel(expired.checkoutId)).toEqual([['expired', expired.checkoutId]]);
  });

  it('concludes nothing while a delayed payment is under way', async () => {
    const { checkoutId } = await adapter().createCheckout(buildOrder());
    Object.assign(stripe.sessions.get(checkoutId) ?? {}, { status: 'complete' });
    expect(await cancel(checkoutId)).toEqual([]);
  });

  it('gives up on an endless 500 with payment_failed', async () => {
    const { checkoutId } = await adapter().createCheckout(buildOrder());
    stripe.breakNext('500', '500', '500');
    await expect(adapter().cancelCheckout(checkoutId)).rejects.toMatchObject({ code: 'payment_failed' });
  });
});
