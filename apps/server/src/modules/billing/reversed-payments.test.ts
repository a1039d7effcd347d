import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotas } from '../../db/schema.ts';
import { beginPurchase, buildBuyer as buildBuyerOn, tell } from '../../testing/billing-world.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import { LIVE_UNITS, type MessageKind } from '../../testing/payment-messages.ts';

describe.each(databaseEngines)('money that goes back on %s', (_engine, open) => {
  let engine: OpenedEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.stop());
  const buildBuyer = () => buildBuyerOn(engine.databases[0]);

  it('takes back what is left after a refund, never below zero, and grants nothing after it', async () => {
    const { billing, orm, userId, checkoutId, liveUnits } = await buildBuyer();
    await tell(billing, 'paid', checkoutId);
    await orm.update(quotas).set({ availableLiveInterviews: 2 }).where(eq(quotas.userId, userId));
    await tell(billing, 'refunded', checkoutId);
    await tell(billing, 'refunded', checkoutId);
    await tell(billing, 'paid', checkoutId);
    expect(await liveUnits()).toBe(0);
    expect((await billing.state(checkoutId)).state).toBe('refunded');
  });

  it('takes back the units of one purchase and leaves those of another', async () => {
    const { billing, userId, checkoutId, liveUnits } = await buildBuyer();
    const other = await beginPurchase(billing, userId);
    await tell(billing, 'paid', checkoutId);
    await tell(billing, 'paid', other);
    // A dispute that is given in to is a refund too: still the units of one purchase.
    await tell(billing, 'disputed', checkoutId);
    await tell(billing, 'refunded', checkoutId);
    expect(await liveUnits()).toBe(LIVE_UNITS);
    expect((await billing.state(other)).state).toBe('paid');
  });

  it.each<[string, MessageKind[], { state: string; liveUnits: number }]>([
    ['gives back what was left and no more', ['disputed', 'won', 'reinstated'], { state: 'paid', liveUnits: 2 }],
    ['gives it back once', ['disputed', 'won', 'won', 'disputed', 'reinstated'], { state: 'paid', liveUnits: 2 }],
    ['takes nothing when the news come backwards', ['won', 'disputed'], { state: 'paid', liveUnits: 2 }],
    ['gives it back on appeal', ['disputed', 'lost', 'won'], { state: 'paid', liveUnits: 2 }],
    ['gives nothing when it is lost', ['disputed', 'lost'], { state: 'disputed', liveUnits: 0 }],
    ['takes it again for another dispute', ['disputed', 'won', 'disputed again'], { state: 'disputed', liveUnits: 0 }],
    ['gives nothing after a refund', ['disputed', 'refunded', 'won'], { state: 'refunded', liveUnits: 0 }],
    ['takes it again for a refund', ['disputed', 'won', 'refunded'], { state: 'refunded', liveUnits: 0 }],
    ['takes nothing twice', ['refunded', 'disputed', 'lost'], { state: 'refunded', liveUnits: 0 }],
  ])('%s, of five units of which three were used: %o', async (_what, kinds, ending) => {
    const { billing, orm, userId, checkoutId, liveUnits } = await buildBuyer();
    await tell(billing, 'paid', checkoutId);
    await orm.update(quotas).set({ availableLiveInterviews: 2 }).where(eq(quotas.userId, userId));
    for (const kind of kinds) await tell(billing, kind, checkoutId);
    expect({ ...(await billing.state(checkoutId)), liveUnits: await liveUnits() }).toMatchObject(ending);
  });

  it('leaves alone what was bought while a dispute was open, and gives back what it took beside it', async () => {
    const { billing, userId, checkoutId, liveUnits } = await buildBuyer();
    await tell(billing, 'paid', checkoutId);
    await tell(billing, 'disputed', checkoutId);
    await tell(billing, 'paid', await beginPurchase(billing, userId));
    expect(await liveUnits()).toBe(LIVE_UNITS);
    await tell(billing, 'won', checkoutId);
    expect(await liveUnits()).toBe(2 * LIVE_UNITS);
  });
});
