import type { QuotaField, QuotaRecord } from '@greenroom/contract/quota-rules';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { quotas } from '../../db/schema.ts';

type Units = Partial<QuotaRecord>;

const entriesOf = (units: Units) => Object.entries(units) as [QuotaField, number][];

async function change(tx: Orm, userId: string, units: Units, sign: 1 | -1): Promise<void> {
  const changes = Object.fromEntries(
    entriesOf(units).map(([field, count]) => [field, sql`${quotas[field]} + ${sign * count}`]),
  );
  if (Object.keys(changes).length > 0) await tx.update(quotas).set(changes).where(eq(quotas.userId, userId));
}

/** Adds units to a person's counters, inside the transaction that says why. */
export const giveUnits = (tx: Orm, userId: string, units: Units): Promise<void> => change(tx, userId, units, 1);

/** Takes back what is left of units, never below zero. Answers what that was. */
export async function takeUnits(tx: Orm, userId: string, units: Units): Promise<Units> {
  // Held until the transaction ends: anyone who spends a unit in the meantime waits, so that exactly the units present
  // are taken.
  const [left] = await tx.select().from(quotas).where(eq(quotas.userId, userId)).for('update');
  if (!left) return {};
  const taken = Object.fromEntries(entriesOf(units).map(([field, count]) => [field, Math.min(count, left[field])]));
  await change(tx, userId, taken, -1);
  return taken;
}
