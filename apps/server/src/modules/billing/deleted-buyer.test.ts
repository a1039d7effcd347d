import { FREE_QUOTA } from '@greenroom/contract/quota-rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletedIdentities, paymentEvents, payments, quotas, users } from '../../db/schema.ts';
import { beginPurchase, buildBuyer as buildBuyerOn, readLiveUnits, tell } from '../../testing/billing-world.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import { LIVE_UNITS } from '../../testing/payment-messages.ts';
import { createProfileRepository } from '../profile/profile-repository.ts';
import { createProfileService } from '../profile/profile-service.ts';

describe.each(databaseEngines)('a buyer who deleted the account on %s', (_engine, open) => {
  let engine: OpenedEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.stop());

  async function buildBuyer() {
    const [database] = engine.databases;
    const buyer = await buildBuyerOn(database);
    const { orm, userId } = buyer;
    const repository = createProfileRepository(orm);
    const profiles = createProfileService({ repository, secret: 'the old secret' });
    const later = createProfileService({ repository, secret: 'the new secret', previousSecrets: ['the old secret'] });
    const identity = { issuer: 'test', subject: userId, email: '', name: '', picture: '' };
    return {
      ...buyer,
      deleteAccount: () => profiles.deleteAll(userId),
      /** Signs in again, after the secret was replaced; answers what the new account has. */
      async comeBack() {
        const again = await later.welcome(identity);
        const readUnits = () => readLiveUnits(database, again.userId);
        return { readUnits, liveUnits: await readUnits() };
      },
    };
  }

  it('does not keep the units of a payment that is refunded after the deletion', async () => {
    const { billing, checkoutId, deleteAccount, comeBack } = await buildBuyer();
    await tell(billing, 'paid', checkoutId);
    await deleteAccount();
    await tell(billing, 'refunded', checkoutId);
    expect((await comeBack()).liveUnits).toBe(0);
  });

  it('loses them also after the return, and gets them back when a dispute is won', async () => {
    const { billing, checkoutId, deleteAccount, comeBack } = await buildBuyer();
    await tell(billing, 'paid', checkoutId);
    await deleteAccount();
    const { liveUnits, readUnits } = await comeBack();
    expect(liveUnits).toBe(LIVE_UNITS);
    await tell(billing, 'disputed', checkoutId);
    expect(await readUnits()).toBe(0);
    await tell(billing, 'won', checkoutId);
    expect(await readUnits()).toBe(LIVE_UNITS);
  });

  it('finds the units of a payment that was still pending at the deletion', async () => {
    const { billing, checkoutId, deleteAccount, comeBack } = await buildBuyer();
    await deleteAccount();
    await tell(billing, 'paid', checkoutId);
    expect((await comeBack()).liveUnits).toBe(LIVE_UNITS);
  });

  it('keeps the units exact when deletion, refund and another payment come at the same time', async () => {
    const { billing, userId, checkoutId, deleteAccount, comeBack } = await buildBuyer();
    const other = await beginPurchase(billing, userId);
    await tell(billing, 'paid', checkoutId);
    await Promise.all([tell(billing, 'refunded', checkoutId), deleteAccount(), tell(billing, 'paid', other)]);
    expect((await comeBack()).liveUnits).toBe(LIVE_UNITS);
  });

  it('leaves no user id and no address in a payment, and deletes a payment that gave nothing', async () => {
    const { billing, orm, userId, checkoutId, deleteAccount } = await buildBuyer();
    const unpaid = await beginPurchase(billing, userId);
    await tell(billing, 'expired', unpaid);
    await tell(billing, 'paid', checkoutId);
    await deleteAccount();
    const [row] = await orm.select().from(payments).where(eq(payments.checkoutId, checkoutId));
    const receipts = await orm.select().from(paymentEvents).where(eq(paymentEvents.checkoutId, checkoutId));
    expect(receipts.map(({ receiptUrl }) => receiptUrl)).toEqual([null]);
    expect(await orm.select().from(users).where(eq(users.id, userId))).toEqual([]);
    expect(row).toMatchObject({ userId: null, receiptUrl: null, checkoutUrl: null });
    expect(await orm.select().from(payments).where(eq(payments.checkoutId, unpaid))).toEqual([]);
  });

  it('is forgotten when no dispute is possible any longer, and owners keep their payments', async () => {
    const { billing, events, orm, checkoutId, deleteAccount } = await buildBuyer();
    const owner = await buildBuyer();
    await tell(billing, 'paid', checkoutId);
    await deleteAccount();
    const stored = () => orm.select().from(payments).where(eq(payments.checkoutId, checkoutId));
    await events.forgetDetached(new Date(Date.now() - 60_000));
    expect(await stored()).toHaveLength(1);
    await events.forgetDetached(new Date(Date.now() + 60_000));
    expect(await stored()).toEqual([]);
    expect(await orm.select().from(payments).where(eq(payments.checkoutId, owner.checkoutId))).toHaveLength(1);
  });

  it('comes back with the units counted at the deletion, not with those of a fresh account', async () => {
    const { orm, userId, deleteAccount, comeBack } = await buildBuyer();
    await orm.update(quotas).set({ availableInterviews: 1 }).where(eq(quotas.userId, userId));
    await orm.delete(deletedIdentities);
    await deleteAccount();
    const [row] = await orm.select().from(deletedIdentities);
    expect(row?.unitsLeft).toEqual({ ...FREE_QUOTA, availableInterviews: 1 });
    await comeBack();
    expect(await orm.select().from(deletedIdentities)).toEqual([]);
  });
});
