import { QUOTA_FIELDS, type QuotaField, type QuotaKind, type QuotaRecord } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { and, eq, exists, gt, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { interviews, quotas, type ReservationState, reservations } from '../../db/schema.ts';

export type Reservation = { id: string; state: ReservationState };

const fieldNames = Object.values(QUOTA_FIELDS);

const takeOne = (orm: Orm, userId: string, field: QuotaField) =>
  orm
    .update(quotas)
    .set({ [field]: sql`${quotas[field]} - 1` })
    .where(and(eq(quotas.userId, userId), gt(quotas[field], 0)))
    .returning({ userId: quotas.userId });

/** Inserts an operation's reservation (`isNew`), or locks the existing one. Null if that was deleted in between. */
async function makeOrFind(orm: Orm, userId: string, kind: QuotaKind, operationId: string) {
  const [made] = await orm
    .insert(reservations)
    .values({ id: newId(), userId, kind, operationId, state: 'reserved' })
    .onConflictDoNothing()
    .returning({ id: reservations.id, state: reservations.state });
  if (made) return { ...made, isNew: true };
  const key = and(
    eq(reservations.userId, userId),
    eq(reservations.kind, kind),
    eq(reservations.operationId, operationId),
  );
  const [known] = await orm.select().from(reservations).where(key).for('update');
  return known ? { id: known.id, state: known.state, isNew: false } : null;
}

export const addOne = (orm: Orm, userId: string, field: QuotaField) =>
  orm
    .update(quotas)
    .set({ [field]: sql`${quotas[field]} + 1` })
    .where(eq(quotas.userId, userId));

/** The interview that a reservation was made for, when it is completed. */
const completedInterview = (orm: Orm) =>
  orm
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(
        eq(interviews.userId, reservations.userId),
        eq(sql`${interviews.id}::text`, reservations.operationId),
        eq(interviews.interviewState, 'completed'),
      ),
    );

/** Counters, and the units that operations take from them. Every change of both happens in one transaction. */
export function createQuotaRepository(orm: Orm) {
  return {
    async read(userId: string): Promise<QuotaRecord | null> {
      const [row] = await orm.select().from(quotas).where(eq(quotas.userId, userId));
      if (!row) return null;
      return Object.fromEntries(fieldNames.map((field) => [field, row[field]])) as QuotaRecord;
    },

    /** Reserves one unit for an operation. Idempotent for one operation. Null if no unit is left. */
    async reserve(userId: string, kind: QuotaKind, operationId: string): Promise<Reservation | null> {
      return inTransaction(orm, async (tx) => {
        const known = await makeOrFind(tx, userId, kind, operationId);
        if (!known) return null;
        const { id, state, isNew } = known;
        if (!isNew && state !== 'returned') return { id, state };
        const [taken] = await takeOne(tx, userId, QUOTA_FIELDS[kind]);
        if (!taken) {
          if (isNew) await tx.delete(reservations).where(eq(reservations.id, id));
          return null;
        }
        await tx.update(reservations).set({ state: 'reserved', createdAt: new Date() }).where(eq(reservations.id, id));
        return { id, state: 'reserved' };
      });
    },

    /** Gives back the units of operations that never delivered. Answers how many. */
    async returnStale(createdBefore: Date, now: Date): Promise<number> {
      const isStale = and(
        lt(reservations.createdAt, createdBefore),
        or(
          eq(reservations.state, 'reserved'),
          and(eq(reservations.state, 'claimed'), lt(reservations.leaseUntil, now)),
        ),
      );
      return inTransaction(orm, async (tx) => {
        // A server that stopped between keeping an interview and settling its unit has delivered all the same.
        await tx
          .update(reservations)
          .set({ state: 'settled', settledAt: now, leaseId: null, leaseUntil: null })
          .where(and(isStale, eq(reservations.kind, 'interview'), exists(completedInterview(tx))));
        const stale = await tx
          .update(reservations)
          .set({ state: 'returned', leaseId: null, leaseUntil: null })
          .where(isStale)
          .returning({ userId: reservations.userId, kind: reservations.kind });
        for (const { userId, kind } of stale) await addOne(tx, userId, QUOTA_FIELDS[kind]);
        return stale.length;
      });
    },

    /** Adds bought units, or takes back (negative) what is left of them, never below zero. */
    async add(userId: string, units: Partial<QuotaRecord>): Promise<void> {
      const changes = Object.fromEntries(
        (Object.entries(units) as [QuotaField, number][]).map(([field, count]) => [
          field,
          sql`greatest(0, ${quotas[field]} + ${count})`,
        ]),
      );
      await orm.update(quotas).set(changes).where(eq(quotas.userId, userId));
    },
  };
}

export type QuotaRepository = ReturnType<typeof createQuotaRepository>;
