import { LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { liveSessions } from '../../db/schema.ts';

export type LiveSessionRow = typeof liveSessions.$inferSelect;
export type TicketValues = { ticketHash: string; ticketExpiresAt: Date };

/** A session as one connection knows it: what another connection took over is no longer its own. */
export type OwnedSession = Pick<LiveSessionRow, 'id' | 'epoch'>;

const owned = (userId: string, id: string) => and(eq(liveSessions.userId, userId), eq(liveSessions.id, id));

const isOwn = ({ id, epoch }: OwnedSession) => and(eq(liveSessions.id, id), eq(liveSessions.epoch, epoch));

/** Live sessions as they continue. */
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
        .set({ ticketHash: null, connectedAt: now, disconnectedAt: null, epoch: sql`${liveSessions.epoch} + 1` })
        .where(isGood)
        .returning();
      return row ?? null;
    },

    /** Does nothing for a session that another connection took over, here or in another process. */
    async disconnect(session: OwnedSession, now: Date): Promise<void> {
      await orm.update(liveSessions).set({ disconnectedAt: now }).where(isOwn(session));
    },

    /** Counts an answer by who gave it. Does nothing for a session of someone else. */
    async countAnswer(userId: string, id: string, isStandIn: boolean): Promise<void> {
      const { modelAnswers, standInAnswers } = liveSessions;
      const counted = isStandIn
        ? { standInAnswers: sql`${standInAnswers} + 1` }
        : { modelAnswers: sql`${modelAnswers} + 1` };
      await orm.update(liveSessions).set(counted).where(owned(userId, id));
    },

    /** The ids of those that another connection took over since. */
    async findTakenOver(sessions: OwnedSession[]): Promise<string[]> {
      if (sessions.length === 0) return [];
      const epochs = new Map(sessions.map(({ id, epoch }) => [id, epoch]));
      const rows = await orm
        .select({ id: liveSessions.id, epoch: liveSessions.epoch })
        .from(liveSessions)
        .where(inArray(liveSessions.id, [...epochs.keys()]));
      return rows.filter(({ id, epoch }) => epoch !== epochs.get(id)).map(({ id }) => id);
    },

    /** Sessions that no one can come back to, and that were never ended: their server stopped, or no one ever connected. */
    async findAbandoned(now: Date): Promise<OwnedSession[]> {
      const since = new Date(now.getTime() - LIVE_RECONNECT_WINDOW_MS);
      return orm
        .select({ id: liveSessions.id, epoch: liveSessions.epoch })
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
    },
  };
}

export type LiveRepository = ReturnType<typeof createLiveRepository>;
