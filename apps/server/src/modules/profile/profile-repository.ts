import type { Accommodations } from '@greenroom/contract/accommodations';
import type { QuotaRecord } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { and, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { deletedIdentities, paymentEvents, payments, quotas, users } from '../../db/schema.ts';
import { exportParts } from './export-repository.ts';
import { deleteLeftOvers } from './left-overs-repository.ts';

export type UserRow = typeof users.$inferSelect;
type Person = Pick<UserRow, 'issuer' | 'subject' | 'email' | 'name' | 'picture'>;

async function detachPayments(tx: Orm, userId: string, identityHash: string): Promise<void> {
  const isOwn = eq(payments.userId, userId);
  // These gave no units, and will not.
  await tx.delete(payments).where(and(isOwn, isNull(payments.grantedAt), ne(payments.state, 'pending')));
  const detached = await tx
    .update(payments)
    .set({ identityHash, receiptUrl: null, checkoutUrl: null, updatedAt: new Date() })
    .where(isOwn)
    .returning({ id: payments.id });
  const ids = detached.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(paymentEvents).set({ receiptUrl: null }).where(inArray(paymentEvents.paymentId, ids));
}

/** People, and everything that is stored of one. */
export function createProfileRepository(orm: Orm) {
  return {
    async find(userId: string): Promise<UserRow | null> {
      const [row] = await orm.select().from(users).where(eq(users.id, userId));
      return row ?? null;
    },

    /**
     * The person of an identity, made when they come for the first time: with `freeUnits`, or, where they were here
     * before and deleted their account, with the units that they had left.
     */
    async welcome(person: Person, identityHashes: string[], freeUnits: QuotaRecord): Promise<UserRow | null> {
      return inTransaction(orm, async (tx) => {
        const [row] = await tx
          .insert(users)
          .values({ id: newId(), ...person })
          .onConflictDoUpdate({
            target: [users.issuer, users.subject],
            set: { email: person.email, name: person.name, picture: person.picture },
          })
          .returning();
        if (!row) return null;
        const [known] = await tx.select({ userId: quotas.userId }).from(quotas).where(eq(quotas.userId, row.id));
        if (known) return row;
        // Payments before units, as a refund locks them: the other order could deadlock.
        await tx
          .update(payments)
          .set({ userId: row.id, identityHash: null })
          .where(inArray(payments.identityHash, identityHashes));
        const [earlier] = await tx
          .delete(deletedIdentities)
          .where(inArray(deletedIdentities.identityHash, identityHashes))
          .returning();
        await tx
          .insert(quotas)
          .values({ userId: row.id, ...(earlier?.unitsLeft ?? freeUnits) })
          .onConflictDoNothing();
        return row;
      });
    },

    async saveAccommodations(userId: string, accommodations: Accommodations): Promise<void> {
      await orm.update(users).set({ accommodations }).where(eq(users.id, userId));
    },

    async findQuota(userId: string) {
      return (await orm.select().from(quotas).where(eq(quotas.userId, userId)))[0] ?? null;
    },

    exportParts: (userId: string) => exportParts(orm, userId),

    /**
     * Deletes the person and, by cascading deletes, all their data. Payments that may still be refunded lose the person's id
     * and get the hash, so that a refund can take its units back.
     */
    async deleteAll(userId: string, identityHash: string, freeUnits: QuotaRecord): Promise<void> {
      await inTransaction(orm, async (tx) => {
        // A purchase that begins now waits for this lock, and then finds no account.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        await deleteLeftOvers(tx, userId);
        await detachPayments(tx, userId, identityHash);
        const { userId: _, ...columns } = getTableColumns(quotas);
        const [left] = await tx.select(columns).from(quotas).where(eq(quotas.userId, userId)).for('update');
        const unitsLeft = left ?? freeUnits;
        await tx
          .insert(deletedIdentities)
          .values({ identityHash, unitsLeft })
          .onConflictDoUpdate({ target: deletedIdentities.identityHash, set: { unitsLeft } });
        await tx.delete(users).where(eq(users.id, userId));
      });
    },
  };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
