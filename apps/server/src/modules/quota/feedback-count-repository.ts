import { FEEDBACKS_PER_INTERVIEW } from '@greenroom/contract/quota-rules';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { reservations } from '../../db/schema.ts';

/** How many answers were judged for the unit of an interview. */
export function createFeedbackCountRepository(orm: Orm) {
  return {
    /** Counts one. Null if no unit is taken for the interview, or all its feedback was given. */
    async take(userId: string, interviewId: string): Promise<{ reservationId: string } | null> {
      const [row] = await orm
        .update(reservations)
        .set({ feedbacks: sql`${reservations.feedbacks} + 1` })
        .where(
          and(
            eq(reservations.userId, userId),
            eq(reservations.kind, 'interview'),
            eq(reservations.operationId, interviewId),
            ne(reservations.state, 'returned'),
            lt(reservations.feedbacks, FEEDBACKS_PER_INTERVIEW),
          ),
        )
        .returning({ id: reservations.id });
      return row ? { reservationId: row.id } : null;
    },

    async giveBack(reservationId: string): Promise<void> {
      await orm
        .update(reservations)
        .set({ feedbacks: sql`${reservations.feedbacks} - 1` })
        .where(and(eq(reservations.id, reservationId), gt(reservations.feedbacks, 0)));
    },
  };
}

export type FeedbackCountRepository = ReturnType<typeof createFeedbackCountRepository>;
