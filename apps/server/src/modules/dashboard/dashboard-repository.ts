import { SCORE_HISTORY_LENGTH } from '@greenroom/contract/constants';
import { PRACTICE_INTERVIEWS } from '@greenroom/contract/dashboard';
import { and, avg, count, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { feedbackTranscripts, interviews, interviewTranscripts } from '../../db/schema.ts';

const completedOfPerson = and(
  eq(interviews.userId, sql.placeholder('userId')),
  eq(interviews.interviewState, 'completed'),
);
/** The feedback of an interview, never another person's. */
const ownFeedback = and(
  eq(feedbackTranscripts.id, interviews.feedbackTranscriptId),
  eq(feedbackTranscripts.userId, interviews.userId),
);

/** Figures of one person's completed interviews. */
export function createDashboardRepository(orm: Orm) {
  /** One row a job name, the most frequent first, by name where they are even. */
  const findRoles = orm
    .select({
      jobName: interviews.jobName,
      times: count(),
      scored: count(interviews.averageScore),
      average: avg(interviews.averageScore).mapWith(Number),
    })
    .from(interviews)
    .where(completedOfPerson)
    .groupBy(interviews.jobName)
    .orderBy(desc(count()), interviews.jobName)
    .prepare('dashboard_roles');

  const findRecent = orm
    .select({
      jobName: interviews.jobName,
      averageScore: interviews.averageScore,
      figures: feedbackTranscripts.figures,
    })
    .from(interviews)
    .leftJoin(feedbackTranscripts, ownFeedback)
    .where(completedOfPerson)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(sql.placeholder('range'))
    .prepare('dashboard_recent');

  const findHistory = orm
    .select({
      id: interviews.id,
      jobName: interviews.jobName,
      createdAt: interviews.createdAt,
      averageScore: interviews.averageScore,
    })
    .from(interviews)
    .where(completedOfPerson)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(SCORE_HISTORY_LENGTH)
    .prepare('dashboard_history');

  const findPractised = orm
    .select({
      id: interviews.id,
      jobName: interviews.jobName,
      createdAt: interviews.createdAt,
      responses: interviewTranscripts.responses,
      entries: feedbackTranscripts.entries,
    })
    .from(interviews)
    .innerJoin(feedbackTranscripts, ownFeedback)
    .innerJoin(
      interviewTranscripts,
      and(
        eq(interviewTranscripts.id, interviews.interviewTranscriptId),
        eq(interviewTranscripts.userId, interviews.userId),
      ),
    )
    .where(completedOfPerson)
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(PRACTICE_INTERVIEWS)
    .prepare('dashboard_practice');

  return {
    practised: (userId: string) => findPractised.execute({ userId }),

    history: (userId: string) => findHistory.execute({ userId }),
    roles: (userId: string) => findRoles.execute({ userId }),

    recent: (userId: string, range: number) => findRecent.execute({ userId, range }),

    async figuresOf(userId: string, interviewId: string) {
      const [row] = await orm
        .select({ figures: feedbackTranscripts.figures })
        .from(interviews)
        .leftJoin(feedbackTranscripts, ownFeedback)
        .where(and(eq(interviews.userId, userId), eq(interviews.id, interviewId)));
      return row ? (row.figures ?? []) : null;
    },
  };
}

export type DashboardRepository = ReturnType<typeof createDashboardRepository>;
