import type { SavedTranscript } from '@greenroom/contract/live-assistant';
import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { liveSessions } from '../../db/schema.ts';
import type { LiveSessionRow } from './live-repository.ts';

const owned = (userId: string, id: string) => and(eq(liveSessions.userId, userId), eq(liveSessions.id, id));
const keptBy = (userId: string) => and(eq(liveSessions.userId, userId), isNotNull(liveSessions.transcript));

/** A list shows enough of a description to recognise the session. */
const LISTED_DESCRIPTION_CHARACTERS = 160;

/** Computed by the database: a transcript may have 4 MB. */
const summary = {
  id: liveSessions.id,
  createdAt: liveSessions.createdAt,
  jobDescription: sql<string>`left(${liveSessions.jobDescription}, ${sql.raw(String(LISTED_DESCRIPTION_CHARACTERS))})`,
  questionCount: sql<number>`jsonb_array_length(${liveSessions.transcript} -> 'answers')`.mapWith(Number),
  durationMs: sql<number>`(
    select coalesce(max((part ->> 'atMs')::double precision), 0)
    from jsonb_array_elements((${liveSessions.transcript} -> 'lines') || (${liveSessions.transcript} -> 'answers')) as part
  )`.mapWith(Number),
};
export type SavedSummary = Pick<LiveSessionRow, 'id' | 'createdAt' | 'jobDescription'> & {
  questionCount: number;
  durationMs: number;
};

export type SavedContent = { transcript: SavedTranscript; jobDescription: string };

/** Transcripts that people chose to keep. Every query names the owner. */
export function createSavedSessionRepository(orm: Orm) {
  return {
    /** Newest first. */
    async list(userId: string, { offset, limit }: { offset: number; limit: number }): Promise<SavedSummary[]> {
      return orm
        .select(summary)
        .from(liveSessions)
        .where(keptBy(userId))
        .orderBy(desc(liveSessions.id))
        .offset(offset)
        .limit(limit);
    },

    async count(userId: string): Promise<number> {
      const [row] = await orm.select({ total: count() }).from(liveSessions).where(keptBy(userId));
      return row?.total ?? 0;
    },

    async find(userId: string, id: string): Promise<LiveSessionRow | null> {
      const isKept = and(owned(userId, id), isNotNull(liveSessions.transcript));
      const [row] = await orm.select().from(liveSessions).where(isKept);
      return row ?? null;
    },

    /** Null when the session is not the person's. */
    async keep(userId: string, id: string, content: SavedContent): Promise<LiveSessionRow | null> {
      const values = { ...content, savedAt: sql`now()` };
      const [row] = await orm.update(liveSessions).set(values).where(owned(userId, id)).returning();
      return row ?? null;
    },

    /** Deletes what was saved; the session itself stays, since its unit hangs on it. */
    async delete(userId: string, id: string): Promise<boolean> {
      const isKept = and(owned(userId, id), isNotNull(liveSessions.transcript));
      const rows = await orm
        .update(liveSessions)
        .set({ transcript: null, jobDescription: '', savedAt: null })
        .where(isKept)
        .returning({ id: liveSessions.id });
      return rows.length > 0;
    },
  };
}

export type SavedSessionRepository = ReturnType<typeof createSavedSessionRepository>;
