import { and, avg, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { feedbackTranscripts, interviews } from '../../db/schema.ts';

const completedOf = (userId: string) => and(eq(interviews.userId, userId), eq(interviews.interviewState, 'completed'));

/** Figures of one person's completed interviews. */
export function createDashboardRepository(orm: Orm) {
  return {
    async totals(userId: string) {
      const [row] = await orm
        .select({ total: count(), average: avg(interviews.averageScore).mapWith(Number) })
        .from(interviews)
        .where(completedOf(userId));
      return { total: row?.total ?? 0, average: row?.average ?? null };
    },

    /** Job names by how often they occur; the most recent one first where they are even. */
    async mostFrequentRole(userId: string): Promise<string | null> {
      const rows = await orm
        .select({ jobName: interviews.jobName, times: count() })
        .from(interviews)
        .where(completedOf(userId))
        .groupBy(interviews.jobName)
        .orderBy(desc(count()), interviews.jobName)
        .limit(1);
      return rows[0]?.jobName ?? null;
    },

    async recent(userId: string, range: number) {
      return orm
        .select({
          jobName: interviews.jobName,
          averageScore: interviews.averageScore,
          entries: feedbackTranscripts.entries,
        })
        .from(interviews)
        .leftJoin(
          feedbackTranscripts,
          and(eq(feedbackTranscripts.id, interviews.feedbackTranscriptId), eq(feedbackTranscripts.userId, userId)),
        )
        .where(completedOf(userId))
        .orderBy(desc(interviews.id))
        .limit(range);
    },

    async entriesOf(userId: string, interviewId: string) {
      const [row] = await orm
        .select({ entries: feedbackTranscripts.entries })
        .from(interviews)
        .leftJoin(feedbackTranscripts, eq(feedbackTranscripts.id, interviews.feedbackTranscriptId))
        .where(and(eq(interviews.userId, userId), eq(interviews.id, interviewId)));
      return row ? (row.entries ?? []) : null;
    },
  };
}

export type DashboardRepository = ReturnType<typeof createDashboardRepository>;
