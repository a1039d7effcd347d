import { QUOTA_FIELDS, type QuotaKind } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { liveSessions, reservations } from '../../db/schema.ts';
import { addOne, type Reservation } from './quota-repository.ts';

export type Lease = { reservationId: string; leaseId: string };

const isHeldBy = ({ reservationId, leaseId }: Lease) =>
  and(eq(reservations.id, reservationId), eq(reservations.leaseId, leaseId), eq(reservations.state, 'claimed'));

/** Ends the live sessions of an operation to which no one ever connected. Answers their reservations. */
async function endUnopened(tx: Orm, userId: string, operationId: string, now: Date): Promise<string[]> {
  const isOfOperation = and(
    eq(reservations.userId, userId),
    eq(reservations.operationId, operationId),
    eq(reservations.state, 'claimed'),
  );
  const ofOperation = tx.select({ id: reservations.id }).from(reservations).where(isOfOperation);
  const ended = await tx
    .update(liveSessions)
    .set({ endedAt: now, ticketHash: null })
    .where(
      and(
        inArray(liveSessions.reservationId, ofOperation),
        isNull(liveSessions.connectedAt),
        isNull(liveSessions.endedAt),
      ),
    )
    .returning({ reservationId: liveSessions.reservationId });
  return ended.flatMap(({ reservationId }) => reservationId ?? []);
}

/** Holding a reservation while the work that it pays for is done. */
export function createLeaseRepository(orm: Orm) {
  return {
    /** Holds an open reservation for a while: that of the operation, or, without one, the oldest. Null when there is none. */
    async claim(
      userId: string,
      kind: QuotaKind,
      operationId: string | null,
      now: Date,
      leaseUntil: Date,
    ): Promise<Lease | null> {
      const leaseId = newId();
      const isOpen = or(
        eq(reservations.state, 'reserved'),
        and(eq(reservations.state, 'claimed'), lt(reservations.leaseUntil, now)),
      );
      const candidate = orm
        .select({ id: reservations.id })
        .from(reservations)
        .where(
          and(
            eq(reservations.userId, userId),
            eq(reservations.kind, kind),
            isOpen,
            operationId === null ? undefined : eq(reservations.operationId, operationId),
          ),
        )
        .orderBy(asc(reservations.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [row] = await orm
        .update(reservations)
        .set({ state: 'claimed', leaseId, leaseUntil })
        .where(inArray(reservations.id, candidate))
        .returning({ id: reservations.id });
      return row ? { reservationId: row.id, leaseId } : null;
    },

    async find(userId: string, kind: QuotaKind, operationId: string): Promise<Reservation | null> {
      const [row] = await orm
        .select({ id: reservations.id, state: reservations.state })
        .from(reservations)
        .where(
          and(eq(reservations.userId, userId), eq(reservations.kind, kind), eq(reservations.operationId, operationId)),
        );
      return row ?? null;
    },

    async settle(lease: Lease, now: Date): Promise<void> {
      await orm
        .update(reservations)
        .set({ state: 'settled', settledAt: now, leaseId: null, leaseUntil: null })
        .where(and(eq(reservations.id, lease.reservationId), eq(reservations.leaseId, lease.leaseId)));
    },

    async release(lease: Lease): Promise<void> {
      await orm.update(reservations).set({ state: 'reserved', leaseId: null, leaseUntil: null }).where(isHeldBy(lease));
    },

    /** Ends the operation and puts its unit back. */
    async giveBack(lease: Lease): Promise<void> {
      await inTransaction(orm, async (tx) => {
        const [row] = await tx
          .update(reservations)
          .set({ state: 'returned', leaseId: null, leaseUntil: null })
          .where(isHeldBy(lease))
          .returning({ userId: reservations.userId, kind: reservations.kind });
        if (row) await addOne(tx, row.userId, QUOTA_FIELDS[row.kind]);
      });
    },

    /** Gives back the open units of one operation. Those at work or spent stay as they are. */
    async returnOpen(userId: string, operationId: string, now: Date): Promise<void> {
      await inTransaction(orm, async (tx) => {
        const isOpen = or(
          // An interview whose answers were judged has delivered something.
          and(eq(reservations.state, 'reserved'), eq(reservations.feedbacks, 0)),
          and(eq(reservations.state, 'claimed'), lt(reservations.leaseUntil, now)),
          // A live session without an opened socket.
          inArray(reservations.id, await endUnopened(tx, userId, operationId, now)),
        );
        const returned = await tx
          .update(reservations)
          .set({ state: 'returned', leaseId: null, leaseUntil: null })
          .where(and(eq(reservations.userId, userId), eq(reservations.operationId, operationId), isOpen))
          .returning({ kind: reservations.kind });
        for (const { kind } of returned) await addOne(tx, userId, QUOTA_FIELDS[kind]);
      });
    },
  };
}

export type LeaseRepository = ReturnType<typeof createLeaseRepository>;
