import { newId } from '@greenroom/contract/uuid';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentEvents, payments, sandboxCheckouts } from '../../db/schema.ts';
import { buildBuyer as buildBuyerOn, buildPurchase, tell, WEBHOOK_SECRET } from '../../testing/billing-world.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import { buildMessage, LIVE_UNITS, signMessage } from '../../testing/payment-messages.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(databaseEngines)('payments on %s', (_engine, open) => {
  let engine: OpenedEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.stop());

  const buildBuyer = () => buildBuyerOn(engine.databases[0]);

  it('accepts no message that is forged, old or not signed at all', async () => {
    const { billing, checkoutId, liveUnits } = await buildBuyer();
    const paid = buildMessage('paid', checkoutId);
    const forgeries = [
      signMessage(paid, { secret: 'guessed' }),
      signMessage(paid, { secret: WEBHOOK_SECRET, ageS: 301 }),
      { ...signMessage(paid, { secret: WEBHOOK_SECRET }), rawBody: Buffer.from(JSON.stringify({ ...paid, id: 'e' })) },
      { rawBody: Buffer.from(JSON.stringify(paid)), signature: undefined },
    ];
    for (const { rawBody, signature } of forgeries) {
      await expect(billing.receive(rawBody, signature)).rejects.toMatchObject({ code: 'signature_invalid' });
    }
    expect(await liveUnits()).toBe(0);
  });

  it('gives nothing for another amount than the catalogue’s, and begins no such checkout', async () => {
    const { billing, userId, checkoutId, liveUnits } = await buildBuyer();
    const wrong = { ...buildPurchase(userId), plan: 'Value', amount: 0.01 };
    await expect(billing.checkout(wrong)).rejects.toMatchObject({ code: 'payment_invalid' });
    await tell(billing, 'another amount', checkoutId);
    expect(await liveUnits()).toBe(0);
  });

  it('answers the same checkout when the same purchase is begun twice, and refuses another plan under its key', async () => {
    const { billing, userId } = await buildBuyer();
    const purchase = buildPurchase(userId);
    const [first, second] = await Promise.all([billing.checkout(purchase), billing.checkout(purchase)]);
    expect(first).toEqual(second);
    expect((await billing.list(userId)).payments).toHaveLength(2);
    const otherPlan = { ...purchase, plan: 'Value', amount: 19.99 };
    await expect(billing.checkout(otherPlan)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('finds a payment of which no message ever came, with its receipt', async () => {
    const { billing, store, userId, checkoutId, liveUnits } = await buildBuyer();
    await store.close(checkoutId, 'paid');
    const inTwoMinutes = new Date(Date.now() + 120_000);
    expect(await billing.reconcile(inTwoMinutes)).toBe(1);
    expect(await billing.reconcile(inTwoMinutes)).toBe(0);
    expect(await liveUnits()).toBe(LIVE_UNITS);
    const [payment] = (await billing.list(userId)).payments;
    expect(payment?.receiptUrl).toBe(`/sandbox/checkout/${checkoutId}/receipt`);
  });

  it('lists no receipt of a checkout that expired', async () => {
    const { billing, store, userId, checkoutId } = await buildBuyer();
    await store.close(checkoutId, 'expired');
    await billing.reconcile(new Date(Date.now() + 120_000));
    expect((await billing.list(userId)).payments).toMatchObject([{ state: 'expired', receiptUrl: null }]);
  });

  it('lets a checkout of the sandbox that nobody finished expire after a day', async () => {
    const { billing, orm, userId, checkoutId } = await buildBuyer();
    const inTwoMinutes = new Date(Date.now() + 120_000);
    expect(await billing.reconcile(inTwoMinutes)).toBe(0);
    const dayAgo = new Date(Date.now() - DAY_MS - 1000);
    await orm.update(sandboxCheckouts).set({ createdAt: dayAgo }).where(eq(sandboxCheckouts.id, checkoutId));
    expect(await billing.reconcile(inTwoMinutes)).toBe(1);
    expect((await billing.list(userId)).payments).toMatchObject([{ state: 'expired' }]);
  });

  it('counts what was said before the payment was known by its checkout', async () => {
    const { billing, events, orm, userId, checkoutId, liveUnits } = await buildBuyer();
    await orm.update(payments).set({ checkoutId: null, checkoutUrl: null }).where(eq(payments.userId, userId));
    await tell(billing, 'refunded', checkoutId);
    await tell(billing, 'paid', checkoutId);
    const [payment] = (await billing.list(userId)).payments;
    expect(payment?.state).toBe('pending');
    await events.keepCheckout(payment?._id ?? '', checkoutId, 'http://localhost:3000/checkout');
    expect((await billing.state(checkoutId)).state).toBe('refunded');
    expect(await liveUnits()).toBe(0);
  });

  it('lets messages about the payments of others pass, and forgets them after a month', async () => {
    const { billing, orm, checkoutId } = await buildBuyer();
    await tell(billing, 'paid', checkoutId);
    const foreign = newId();
    const message = buildMessage('paid', `cs_${foreign}`, foreign) as { data: { object: object } };
    Object.assign(message.data.object, { metadata: { paymentId: 'order 17 of another shop' } });
    const { rawBody, signature } = signMessage(message, { secret: WEBHOOK_SECRET });
    await billing.receive(rawBody, signature);
    const isKept = async () =>
      (await orm.select().from(paymentEvents).where(eq(paymentEvents.id, foreign))).length === 1;
    await billing.reconcile(new Date(Date.now() + 29 * DAY_MS));
    expect(await isKept()).toBe(true);
    await billing.reconcile(new Date(Date.now() + 31 * DAY_MS));
    expect(await isKept()).toBe(false);
    expect((await billing.state(checkoutId)).state).toBe('paid');
  });
});
