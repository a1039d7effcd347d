import { LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';
import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { liveSessions } from '../../db/schema.ts';

export type LiveSessionRow = typeof liveSessions.$inferSelect;
export type TicketValues = { ticketHash: string; ticketExpiresAt: Date };

const owned = (userId: string, id: string) => and(eq(liveSessions.userId, userId), eq(liveSessions.id, id));

/** Live sessions as they go on. */
export function createLiveRepository(orm: Orm) {
  return {
    async find(userId: string, id: string): Promise<LiveSessionRow | null> {
      const [row] = await orm.select().from(liveSessions).where(owned(userId, id));
      return row ?? null;
    },

    async renewTicket(userId: string, id: string, ticket: TicketValues): Promise<void> {
      await orm.update(liveSessions).set(ticket).where(owned(userId, id));
    },

    /** Uses a ticket up: of two connections with the same one, one gets the session. */
    async connect(ticketHash: string, now: Date): Promise<LiveSessionRow | null> {
      const isGood = and(
        eq(liveSessions.ticketHash, ticketHash),
        gt(liveSessions.ticketExpiresAt, now),
        gt(liveSessions.endsAt, now),
        isNull(liveSessions.endedAt),
      );
      const [row] = await orm
        .update(liveSessions)
        .set({ ticketHash: null, connectedAt: now, disconnectedAt: null })
        .where(isGood)
        .returning();
      return row ?? null;
    },

    /** A goodbye that is written down late does not count against the connection that has come back meanwhile. */
    async disconnect(id: string, now: Date): Promise<void> {
      const isOfThen = and(eq(liveSessions.id, id), lte(liveSessions.connectedAt, now));
      await orm.update(liveSessions).set({ disconnectedAt: now }).where(isOfThen);
    },

    async end(id: string, now: Date): Promise<void> {
      await orm
        .update(liveSessions)
        .set({ endedAt: now, ticketHash: null })
        .where(and(eq(liveSessions.id, id), isNull(liveSessions.endedAt)));
    },

    /** Sessions that nobody can come back to, and that were never ended: their server stopped, or nobody ever connected. */
    async findAbandoned(now: Date): Promise<string[]> {
      const since = new Date(now.getTime() - LIVE_RECONNECT_WINDOW_MS);
      const rows = await orm
        .select({ id: liveSessions.id })
        .from(liveSessions)
        .where(
          and(
            isNull(liveSessions.endedAt),
            or(
              lt(liveSessions.endsAt, now),
              lt(liveSessions.disconnectedAt, since),
              and(isNull(liveSessions.connectedAt), lt(liveSessions.ticketExpiresAt, since)),
            ),
          ),
        )
        .limit(100);
      return rows.map(({ id }) => id);
    },
  };
}

export type LiveRepository = ReturnType<typeof createLiveRepository>;
