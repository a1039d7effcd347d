import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeStripeServer, startFakeStripeServer } from '../../testing/fake-stripe-server.ts';
import { createStripePayments } from './stripe-payments.ts';

const CREATED_S = 1_790_000_000;

let stripe: FakeStripeServer;
beforeAll(async () => {
  stripe = await startFakeStripeServer();
});
afterAll(() => stripe.close());

const adapter = () =>
  createStripePayments({ secretKey: 'sk_test_local', webhookSecret: stripe.webhookSecret, apiUrl: stripe.origin });

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
  const dispute = (status: unknown, changes: object = {}) => ({
    id: 'dp_1',
    payment_intent: 'pi_1',
    amount: 999,
    status,
    ...changes,
  });
  const card = (caseType: string) => ({ payment_method_details: { type: 'card', card: { case_type: caseType } } });
  const read = (type: string, object: object) => {
    const message = { id: 'evt_1', object: 'event', created: CREATED_S, type, data: { object } };
    const { rawBody, signature } = stripe.sign(message);
    return adapter().readEvent(rawBody, signature);
  };

  it.each([
    ['checkout.session.completed', session(), 'paid'],
    ['checkout.session.async_payment_succeeded', session(), 'paid'],
    ['checkout.session.async_payment_failed', session({ payment_status: 'unpaid' }), 'failed'],
    ['checkout.session.expired', session({ payment_status: 'unpaid' }), 'expired'],
    ['charge.succeeded', { payment_intent: 'pi_1', amount: 999, receipt_url: 'https://pay.example/1' }, 'charged'],
    ['charge.refunded', { payment_intent: 'pi_1', amount: 999, refunded: true }, 'refunded'],
  ])('%s', async (type, object, meaning) => {
    expect(await read(type, object)).toMatchObject({
      id: 'evt_1',
      type: meaning,
      paymentIntentId: 'pi_1',
      disputeId: null,
      happenedAt: new Date(CREATED_S * 1000),
    });
  });

  it.each([
    ['charge.dispute.created', dispute('needs_response'), 'disputed'],
    ['charge.dispute.created', dispute('lost'), 'disputed'],
    ['charge.dispute.created', dispute('prevented', card('resolution')), 'disputed'],
    ['charge.dispute.funds_withdrawn', dispute('under_review'), 'disputed'],
    ['charge.dispute.funds_withdrawn', dispute('appeal_under_review'), 'disputed'],
    ['charge.dispute.closed', dispute('lost'), 'disputed'],
    ['charge.dispute.closed', dispute('won'), 'reinstated'],
    ['charge.dispute.funds_reinstated', dispute('won'), 'reinstated'],
    // A part comes back when more was disputed than was left after a refund of a part.
    ['charge.dispute.funds_reinstated', dispute('lost'), 'disputed'],
  ])('%s of a dispute %o is %s', async (type, object, meaning) => {
    expect(await read(type, object)).toMatchObject({ type: meaning, paymentIntentId: 'pi_1', disputeId: 'dp_1' });
  });

  it.each([
    ['checkout.session.completed', session({ payment_status: 'unpaid' })],
    ['charge.refunded', { payment_intent: 'pi_1', amount: 999, refunded: false }],
    ['charge.dispute.created', dispute('warning_needs_response')],
    ['charge.dispute.closed', dispute('warning_closed')],
    ['charge.dispute.created', dispute('prevented', card('block'))],
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
    ['charge.dispute.created', dispute('needs_response', { payment_intent: undefined })],
    ['charge.dispute.created', dispute(undefined)],
    ['charge.dispute.closed', dispute('won', { id: undefined })],
  ])('refuses %s with a changed field, so that it comes again', async (type, object) => {
    await expect(read(type, object)).rejects.toMatchObject({ code: 'payment_failed' });
  });

  it('refuses a message without its time, by which the turns of a dispute are told apart', async () => {
    const message = { id: 'evt_1', object: 'event', type: 'charge.dispute.closed', data: { object: dispute('won') } };
    const { rawBody, signature } = stripe.sign(message);
    await expect(adapter().readEvent(rawBody, signature)).rejects.toMatchObject({ code: 'payment_failed' });
  });

  it('takes a signature of up to 300 s, and neither an older one nor one over other bytes or by another secret', async () => {
    const body = {
      id: 'evt_1',
      object: 'event',
      created: CREATED_S,
      type: 'checkout.session.completed',
      data: { object: session() },
    };
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
