import { RESERVATION_LEASE_MS } from '@greenroom/contract/quota-rules';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { liveSessions, quotas, reservations } from '../../db/schema.ts';
import type { LiveSessionRow, OwnedSession, TicketValues } from './live-repository.ts';
import { hasRoom, type OpeningRules } from './live-room-repository.ts';

export type NewSession = TicketValues & { id: string; userId: string; endsAt: Date };

export type Opening = LiveSessionRow | 'no-unit' | 'too-many';

const KIND = 'live-interview';

/** The session got answers, all of them from the built-in coach in the place of the language model. */
const isStoodIn = ({ modelAnswers, standInAnswers }: LiveSessionRow) => modelAnswers === 0 && standInAnswers > 0;

async function findReservation(tx: Orm, userId: string, operationId: string | null) {
  const isLive = and(eq(reservations.userId, userId), eq(reservations.kind, KIND));
  const named = operationId === null ? eq(reservations.state, 'reserved') : eq(reservations.operationId, operationId);
  const [row] = await tx
    .select()
    .from(reservations)
    .where(and(isLive, named))
    .orderBy(asc(reservations.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

async function findBound(tx: Orm, reservationId: string): Promise<LiveSessionRow | null> {
  const isOpen = and(eq(liveSessions.reservationId, reservationId), isNull(liveSessions.endedAt));
  const [row] = await tx.select().from(liveSessions).where(isOpen);
  return row ?? null;
}

/**
 * The unit that pays for a live session: held while it continues, settled when something was heard, else given back. It is given back also
 * where every answer came from the built-in coach in the place of the language model.
 */
export function createLiveUnitRepository(orm: Orm) {
  return {
    /** A session that no unit pays for, where units are not counted. */
    async insertFree(session: NewSession, rules: OpeningRules): Promise<Opening> {
      return inTransaction(orm, async (tx) => {
        if (!(await hasRoom(tx, session.userId, rules))) return 'too-many';
        const [row] = await tx.insert(liveSessions).values(session).returning();
        return row ?? 'no-unit';
      });
    },

    /** Binds the reserved unit of the operation (or the oldest) to a session; asked again, the session that has it. */
    async bind(session: NewSession, operationId: string | null, rules: OpeningRules): Promise<Opening> {
      return inTransaction(orm, async (tx) => {
        const isRoom = await hasRoom(tx, session.userId, rules);
        const reservation = await findReservation(tx, session.userId, operationId);
        if (!reservation) return 'no-unit';
        const { ticketHash, ticketExpiresAt, endsAt } = session;
        if (reservation.state !== 'reserved') {
          const bound = await findBound(tx, reservation.id);
          if (!bound) return 'no-unit';
          await tx.update(liveSessions).set({ ticketHash, ticketExpiresAt }).where(eq(liveSessions.id, bound.id));
          return bound;
        }
        if (!isRoom) return 'too-many';
        const leaseUntil = new Date(endsAt.getTime() + RESERVATION_LEASE_MS);
        await tx
          .update(reservations)
          .set({ state: 'claimed', leaseId: session.id, leaseUntil })
          .where(eq(reservations.id, reservation.id));
        const [row] = await tx
          .insert(liveSessions)
          .values({ ...session, reservationId: reservation.id })
          .returning();
        return row ?? 'no-unit';
      });
    },

    /** Something was heard: the unit is spent. One statement, since it runs in the middle of an utterance. */
    async settle(sessionId: string, now: Date): Promise<void> {
      const settled = orm.$with('settled').as(
        orm
          .update(liveSessions)
          .set({ settledAt: now })
          .where(and(eq(liveSessions.id, sessionId), isNull(liveSessions.settledAt)))
          .returning({ id: liveSessions.id }),
      );
      await orm
        .with(settled)
        .update(reservations)
        .set({ state: 'settled', settledAt: now, leaseId: null, leaseUntil: null })
        .where(and(eq(reservations.leaseId, sessionId), eq(reservations.state, 'claimed')));
    },

    /**
     * Ends a session, and gives its unit back where nothing was ever heard, or where the language model gave none of its answers and the
     * built-in coach stood in. Both or neither, once only. Does nothing when another connection took the session over.
     */
    async end({ id, epoch }: OwnedSession, now: Date): Promise<void> {
      await inTransaction(orm, async (tx) => {
        const isOpenHere = and(eq(liveSessions.id, id), eq(liveSessions.epoch, epoch), isNull(liveSessions.endedAt));
        const [session] = await tx
          .update(liveSessions)
          .set({ endedAt: now, ticketHash: null })
          .where(isOpenHere)
          .returning();
        if (!session?.reservationId) return;
        const isUnheard = and(eq(reservations.leaseId, id), eq(reservations.state, 'claimed'));
        const isOpen = isStoodIn(session) ? or(isUnheard, eq(reservations.state, 'settled')) : isUnheard;
        const [row] = await tx
          .update(reservations)
          .set({ state: 'returned', settledAt: null, leaseId: null, leaseUntil: null })
          .where(and(eq(reservations.id, session.reservationId), isOpen))
          .returning({ userId: reservations.userId });
        if (!row) return;
        await tx
          .update(quotas)
          .set({ availableLiveInterviews: sql`${quotas.availableLiveInterviews} + 1` })
          .where(eq(quotas.userId, row.userId));
      });
    },
  };
}

export type LiveUnitRepository = ReturnType<typeof createLiveUnitRepository>;
