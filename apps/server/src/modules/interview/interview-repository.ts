import { PAST_INTERVIEWS_PAGE_SIZE } from '@greenroom/contract/constants';
import type { InterviewProgress, InterviewState } from '@greenroom/contract/interview';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { feedbackTranscripts, interviews, interviewTranscripts } from '../../db/schema.ts';

export type InterviewRow = typeof interviews.$inferSelect;
export type ListOptions = { page: number; sort: '-_id' | '_id'; interviewState?: InterviewState };
export type CompletedInterview = Pick<
  InterviewRow,
  | 'id'
  | 'userId'
  | 'jobName'
  | 'jobDescription'
  | 'difficulty'
  | 'questionType'
  | 'questionCount'
  | 'averageScore'
  | 'interviewTranscriptId'
  | 'feedbackTranscriptId'
>;

/** Interviews that are looked through for questions asked before. */
const LAST_INTERVIEWS = 30;

const owned = (userId: string, id: string) => and(eq(interviews.userId, userId), eq(interviews.id, id));

const listColumns = {
  id: interviews.id,
  jobName: interviews.jobName,
  interviewState: interviews.interviewState,
  createdAt: interviews.createdAt,
  difficulty: interviews.difficulty,
  questionCount: interviews.questionCount,
  questionType: interviews.questionType,
  averageScore: interviews.averageScore,
};

/** True if the saved progress is not ahead of this one (fewer answers, or the same number and not finished). */
function isNotAhead({ turns, hasEndedEarly }: InterviewProgress) {
  const given = turns.reduce(
    (sum, { answer, otherAttempts = [] }) => sum + (answer === null ? 0 : 1 + otherAttempts.length),
    0,
  );
  const count = (path: string) =>
    sql`jsonb_array_length(jsonb_path_query_array(${interviews.progress}, ${path}::jsonpath))`;
  const kept = sql`(${count('$.turns[*] ? (@.answer != null)')} + ${count('$.turns[*].otherAttempts[*]')})`;
  const hasKeptEnd = sql`(${interviews.progress} ->> 'hasEndedEarly')::boolean`;
  return sql`coalesce(${kept} < ${given} or (${kept} = ${given} and (${hasEndedEarly} or not ${hasKeptEnd})), true)`;
}

/**
 * The query of a page, prepared. `_id` represents time: the order is that of creation on the server, so that a device
 * with a fast clock does not keep its interviews on top. Count and page are found in the index alone; only the rows of
 * the page are fetched, so that the last page costs as little as the first.
 */
function prepareList(orm: Orm, sort: ListOptions['sort'], hasState: boolean) {
  const { placeholder } = sql;
  const where = and(
    eq(interviews.userId, placeholder('userId')),
    hasState ? eq(interviews.interviewState, placeholder('interviewState')) : undefined,
  );
  const direction = sort === '_id' ? asc : desc;
  const total = orm
    .select({ totalCount: count().as('total_count') })
    .from(interviews)
    .where(where)
    .as('total');
  const onPage = orm
    .select({ id: interviews.id, createdAt: interviews.createdAt })
    .from(interviews)
    .where(where)
    .orderBy(direction(interviews.createdAt), direction(interviews.id))
    .limit(PAST_INTERVIEWS_PAGE_SIZE)
    .offset(placeholder('offset'))
    .as('on_page');
  return orm
    .select({ totalCount: total.totalCount, interview: listColumns })
    .from(total)
    .leftJoin(onPage, sql`true`)
    .leftJoin(interviews, and(eq(interviews.userId, placeholder('userId')), eq(interviews.id, onPage.id)))
    .orderBy(direction(onPage.createdAt), direction(onPage.id))
    .prepare(`interviews_${sort === '_id' ? 'oldest' : 'newest'}${hasState ? '_of_state' : ''}`);
}

/** The questions of someone's last interviews, newest first, with the role of each. `exceptId` is left out. */
async function listAsked(
  orm: Orm,
  userId: string,
  exceptId: string | null,
): Promise<{ jobName: string; questions: string[] }[]> {
  const rows = await orm
    .select({ jobName: interviews.jobName, progress: interviews.progress, responses: interviewTranscripts.responses })
    .from(interviews)
    .leftJoin(
      interviewTranscripts,
      and(eq(interviewTranscripts.userId, userId), eq(interviewTranscripts.interviewId, interviews.id)),
    )
    .where(
      and(eq(interviews.userId, userId), exceptId === null ? undefined : sql`${interviews.id}::text <> ${exceptId}`),
    )
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(LAST_INTERVIEWS);
  return rows.map(({ jobName, progress, responses }) => ({
    jobName,
    questions: (progress?.turns ?? responses ?? []).map(({ question }) => question),
  }));
}

/** Interviews of one person. Every query names the owner. */
export function createInterviewRepository(orm: Orm) {
  const prepared = new Map<string, ReturnType<typeof prepareList>>();
  const listQuery = (sort: ListOptions['sort'], interviewState: InterviewState | undefined) => {
    const key = `${sort} ${interviewState !== undefined}`;
    const query = prepared.get(key) ?? prepareList(orm, sort, interviewState !== undefined);
    prepared.set(key, query);
    return query;
  };

  return {
    /** A page of interviews, and how many there are in all, in one query. */
    async list(userId: string, { page, sort, interviewState }: ListOptions) {
      const offset = (page - 1) * PAST_INTERVIEWS_PAGE_SIZE;
      const rows = await listQuery(sort, interviewState).execute({ userId, interviewState, offset });
      return {
        rows: rows.flatMap(({ interview }) => (interview ? [interview] : [])),
        totalCount: rows[0]?.totalCount ?? 0,
      };
    },

    async find(userId: string, id: string): Promise<InterviewRow | null> {
      const [row] = await orm.select().from(interviews).where(owned(userId, id));
      return row ?? null;
    },

    listAsked: (userId: string, exceptId: string | null) => listAsked(orm, userId, exceptId),

    /**
     * Saves an interview in progress. Stale progress, such as that of a second tab, does not overwrite the saved one,
     * which is returned instead. Null when it is completed already: that is final.
     */
    async saveProgress(userId: string, id: string, progress: InterviewProgress): Promise<InterviewRow | null> {
      const values = {
        jobName: progress.jobName,
        jobDescription: progress.jobDescription,
        difficulty: progress.options.questionDifficulty,
        questionType: progress.options.questionType,
        questionCount: progress.turns.length || progress.options.questionCount,
        progress,
        updatedAt: new Date(),
      };
      const [row] = await orm
        .insert(interviews)
        .values({ id, userId, interviewState: 'in-progress', ...values })
        .onConflictDoUpdate({
          target: [interviews.userId, interviews.id],
          set: values,
          setWhere: and(eq(interviews.interviewState, 'in-progress'), isNotAhead(progress)),
        })
        .returning();
      if (row) return row;
      const kept = await this.find(userId, id);
      return kept?.interviewState === 'in-progress' ? kept : null;
    },

    /** Turns an interview into a completed one, or makes it; one that is completed stays as it is. */
    async complete(interview: CompletedInterview): Promise<InterviewRow | null> {
      const completed = { ...interview, interviewState: 'completed' as const, progress: null, updatedAt: new Date() };
      await orm
        .insert(interviews)
        .values(completed)
        .onConflictDoUpdate({
          target: [interviews.userId, interviews.id],
          set: completed,
          setWhere: eq(interviews.interviewState, 'in-progress'),
        });
      return this.find(interview.userId, interview.id);
    },

    /** False when there is no such interview. */
    async keepEnhancedAnswer(userId: string, id: string, questionIndex: number, answer: string): Promise<boolean> {
      const [kept] = await orm
        .update(interviews)
        .set({
          enhancedAnswers: sql`${interviews.enhancedAnswers} || ${JSON.stringify({ [questionIndex]: answer })}::jsonb`,
        })
        .where(owned(userId, id))
        .returning({ id: interviews.id });
      return kept !== undefined;
    },

    /** Deletes an interview with its transcripts. False when there is none. */
    async delete(userId: string, id: string): Promise<boolean> {
      return inTransaction(orm, async (tx) => {
        const [gone] = await tx.delete(interviews).where(owned(userId, id)).returning();
        if (!gone) return false;
        await tx
          .delete(interviewTranscripts)
          .where(and(eq(interviewTranscripts.userId, userId), eq(interviewTranscripts.interviewId, id)));
        if (gone.feedbackTranscriptId) {
          await tx
            .delete(feedbackTranscripts)
            .where(and(eq(feedbackTranscripts.userId, userId), eq(feedbackTranscripts.id, gone.feedbackTranscriptId)));
        }
        return true;
      });
    },
  };
}

export type InterviewRepository = ReturnType<typeof createInterviewRepository>;
