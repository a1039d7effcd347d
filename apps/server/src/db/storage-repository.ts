import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/** Bytes of a row beside its large columns. */
const ROW_BYTES = 200;

/** What a person's rows take. The sizes of large columns are in the rows: nothing large is read. */
export function createStorageRepository(orm: Orm) {
  return {
    async storedBytes(userId: string): Promise<number> {
      const { rows } = (await orm.execute(sql`
        select sum(bytes)::float8 as bytes from (
          select sum(${ROW_BYTES} + coalesce(pg_column_size(progress), 0) + pg_column_size(enhanced_answers)
            + pg_column_size(job_description)) as bytes from interviews where user_id = ${userId}
          union all
          select sum(${ROW_BYTES} + pg_column_size(responses)) from interview_transcripts where user_id = ${userId}
          union all
          select sum(${ROW_BYTES} + pg_column_size(entries) + pg_column_size(figures))
            from feedback_transcripts where user_id = ${userId}
          union all
          select sum(${ROW_BYTES} + coalesce(pg_column_size(transcript), 0) + pg_column_size(job_description))
            from live_sessions where user_id = ${userId}
          union all
          select sum(${ROW_BYTES} + pg_column_size(sealed)) from recordings where user_id = ${userId}
          union all
          select sum(${ROW_BYTES} + pg_column_size(title) + pg_column_size(text) + pg_column_size(question))
            from stories where user_id = ${userId}
        ) as parts
      `)) as unknown as { rows: { bytes: number | null }[] };
      return rows[0]?.bytes ?? 0;
    },
  };
}
