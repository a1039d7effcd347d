import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer as buildBuyerOn, buildPerson, tell } from '../../testing/billing-world.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import { LIVE_UNITS } from '../../testing/payment-messages.ts';

const RACES = 6;

describe.each(databaseEngines)('a checkout that is given up on %s', (_engine, open) => {
  let engine: OpenedEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.stop());
  const buildBuyer = () => buildBuyerOn(engine.databases[0]);

  it('cancels a checkout that its owner gave up, once and for good', async () => {
    const { billing, store, userId, checkoutId } = await buildBuyer();
    const [payment] = (await billing.list(userId)).payments;
    const give = () => billing.cancel(userId, payment?._id ?? '');
    expect(await Promise.all([give(), give()])).toEqual([
      { state: 'cancelled', plan: 'Starter' },
      { state: 'cancelled', plan: 'Starter' },
    ]);
    // What the provider says of it afterwards, and asks about it, change nothing.
    await tell(billing, 'expired', checkoutId);
    await billing.reconcile(new Date(Date.now() + 120_000));
    expect((await billing.list(userId)).payments).toMatchObject([{ state: 'cancelled', receiptUrl: null }]);
    expect(await store.close(checkoutId, 'paid')).toBe(false);
  });

  it('leaves a checkout paid that was paid in another tab, and grants it though no message came', async () => {
    const { billing, store, userId, checkoutId, liveUnits } = await buildBuyer();
    await store.close(checkoutId, 'paid');
    const [payment] = (await billing.list(userId)).payments;
    expect(await billing.cancel(userId, payment?._id ?? '')).toEqual({ state: 'paid', plan: 'Starter' });
    expect(await liveUnits()).toBe(LIVE_UNITS);
  });

  it('lets a payment and its cancellation race to one end on both sides', async () => {
    for (let race = 0; race < RACES; race += 1) {
      const { billing, store, userId, checkoutId, liveUnits } = await buildBuyer();
      const [payment] = (await billing.list(userId)).payments;
      const pays = async () => {
        if (await store.close(checkoutId, 'paid')) await tell(billing, 'paid', checkoutId);
      };
      await Promise.all(
        race % 2
          ? [pays(), billing.cancel(userId, payment?._id ?? '')]
          : [billing.cancel(userId, payment?._id ?? ''), pays()],
      );
      const isPaid = (await store.find(checkoutId))?.state === 'paid';
      expect((await billing.state(checkoutId)).state).toBe(isPaid ? 'paid' : 'cancelled');
      expect(await liveUnits()).toBe(isPaid ? LIVE_UNITS : 0);
    }
  });

  it('cancels nothing of another person', async () => {
    const { billing, userId, checkoutId } = await buildBuyer();
    const [payment] = (await billing.list(userId)).payments;
    const other = await buildPerson(engine.databases[0]);
    await expect(billing.cancel(other, payment?._id ?? '')).rejects.toMatchObject({ code: 'not_found' });
    expect((await billing.state(checkoutId)).state).toBe('pending');
  });
});
