import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/** A statement that deletes more would hold its locks for long. */
const BATCH = 200;

/** Kinds of what people save, with the date before which each is deleted; null for those that stay. */
export type Cutoffs = { interviews: Date | null; liveSessions: Date | null; stories: Date | null };
export type Deleted = { [Kind in keyof Cutoffs]: number };

async function countRows(orm: Orm, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = (await orm.execute(statement)) as unknown as { rows: unknown[] };
  return rows.length;
}

/** Repeats a statement that handles a batch until nothing is left. */
async function inBatches(orm: Orm, statement: () => ReturnType<typeof sql>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await countRows(orm, statement());
    total += count;
    if (count < BATCH) return total;
  }
}

/** Interviews by their last change, with the answers and feedback that belong to them. The time of creation has an index. */
const deleteInterviews = (before: string) => sql`
  with old as (
    select user_id, id, feedback_transcript_id from interviews
    where created_at < ${before}::timestamptz and updated_at < ${before}::timestamptz
    limit ${BATCH} for update skip locked
  ), answers as (
    delete from interview_transcripts t using old where t.user_id = old.user_id and t.interview_id = old.id
  ), feedback as (
    delete from feedback_transcripts f using old where f.user_id = old.user_id and f.id = old.feedback_transcript_id
  )
  delete from interviews i using old where i.user_id = old.user_id and i.id = old.id returning i.id`;

/** Answers and feedback that were saved without an interview. */
const deleteLoneAnswers = (before: string) => sql`
  delete from interview_transcripts where id in (
    select t.id from interview_transcripts t where t.created_at < ${before}::timestamptz and not exists (
      select 1 from interviews i where i.user_id = t.user_id and i.id = t.interview_id
    ) limit ${BATCH}
  ) returning id`;
const deleteLoneFeedback = (before: string) => sql`
  delete from feedback_transcripts where id in (
    select f.id from feedback_transcripts f where f.created_at < ${before}::timestamptz and not exists (
      select 1 from interviews i where i.user_id = f.user_id and i.feedback_transcript_id = f.id
    ) limit ${BATCH}
  ) returning id`;

/** Stories that outlive their interview, by their last change. The others are deleted with it. */
const deleteStories = (before: string) => sql`
  delete from stories where (user_id, id) in (
    select user_id, id from stories where interview_id is null and updated_at < ${before}::timestamptz limit ${BATCH}
  ) returning id`;

/**
 * Saved live sessions by their last change: a transcript can be saved again after the session. `greatest` skips nulls. The
 * session itself stays: its unit was counted.
 */
const clearLiveSessions = (before: string) => sql`
  update live_sessions set transcript = null, job_description = '', saved_at = null where id in (
    select id from live_sessions
    where transcript is not null and created_at < ${before}::timestamptz
      and greatest(created_at, ended_at, saved_at) < ${before}::timestamptz
    limit ${BATCH} for update skip locked
  ) returning id`;

/** Deletes what people saved before a date. Two replicas may do it at the same time. */
export function createRetentionRepository(orm: Orm) {
  return {
    async deleteBefore(dates: Cutoffs): Promise<Deleted> {
      const clean = async (date: Date | null, statement: (before: string) => ReturnType<typeof sql>) =>
        date === null ? 0 : inBatches(orm, () => statement(date.toISOString()));
      const interviews = await clean(dates.interviews, deleteInterviews);
      await clean(dates.interviews, deleteLoneAnswers);
      await clean(dates.interviews, deleteLoneFeedback);
      const stories = await clean(dates.stories, deleteStories);
      return { interviews, stories, liveSessions: await clean(dates.liveSessions, clearLiveSessions) };
    },
  };
}
