import type { QuotaField, QuotaRecord } from '@greenroom/contract/quota-rules';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { deletedIdentities, type payments, quotas } from '../../db/schema.ts';

type Units = Partial<QuotaRecord>;
type Owner = Pick<typeof payments.$inferSelect, 'userId' | 'identityHash'>;

const entriesOf = (units: Units) => Object.entries(units) as [QuotaField, number][];

/**
 * The units of a payment's owner, also after the account was deleted. The row is locked until the transaction ends: a
 * request that spends a unit waits, so that exactly the units present are counted.
 */
async function readUnits(tx: Orm, { userId, identityHash }: Owner): Promise<QuotaRecord | null> {
  if (userId !== null) {
    const { userId: _, ...columns } = getTableColumns(quotas);
    return (await tx.select(columns).from(quotas).where(eq(quotas.userId, userId)).for('update'))[0] ?? null;
  }
  if (identityHash === null) return null;
  const isOwner = eq(deletedIdentities.identityHash, identityHash);
  return (await tx.select().from(deletedIdentities).where(isOwner).for('update'))[0]?.unitsLeft ?? null;
}

async function writeUnits(tx: Orm, { userId, identityHash }: Owner, units: QuotaRecord): Promise<void> {
  if (userId !== null) await tx.update(quotas).set(units).where(eq(quotas.userId, userId));
  else if (identityHash !== null) {
    await tx
      .update(deletedIdentities)
      .set({ unitsLeft: units })
      .where(eq(deletedIdentities.identityHash, identityHash));
  }
}

async function change(tx: Orm, owner: Owner, left: QuotaRecord, units: Units, sign: 1 | -1): Promise<void> {
  const changes = entriesOf(units).map(([field, count]) => [field, left[field] + sign * count]);
  await writeUnits(tx, owner, { ...left, ...Object.fromEntries(changes) });
}

/** Adds units to a person's counters, inside the transaction that says why. */
export async function giveUnits(tx: Orm, owner: Owner, units: Units): Promise<void> {
  const left = await readUnits(tx, owner);
  if (left) await change(tx, owner, left, units, 1);
}

/** Takes back the units that are left, never below zero. Returns the units taken. */
export async function takeUnits(tx: Orm, owner: Owner, units: Units): Promise<Units> {
  const left = await readUnits(tx, owner);
  if (!left) return {};
  const taken: Units = Object.fromEntries(
    entriesOf(units).map(([field, count]) => [field, Math.min(count, left[field])]),
  );
  await change(tx, owner, left, taken, -1);
  return taken;
}
