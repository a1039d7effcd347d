import type { InterviewTranscript } from '@greenroom/contract/interview';
import { newId } from '@greenroom/contract/uuid';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { isOpen } from '../../db/open-interview.ts';
import { interviews, interviewTranscripts } from '../../db/schema.ts';

export const PAGE_SIZE = 20;
export type TranscriptRow = typeof interviewTranscripts.$inferSelect;

/** Transcripts of answers. Every query names the owner. */
export const createTranscriptRepository = (orm: Orm) => ({
  /** One transcript an interview: saving again replaces its answers; null where the interview is completed. */
  async saveTranscript(userId: string, transcript: InterviewTranscript): Promise<TranscriptRow | null> {
    const [row] = await orm
      .insert(interviewTranscripts)
      .values({ id: newId(), userId, interviewId: transcript.uuid, responses: transcript.responseCollection })
      .onConflictDoUpdate({
        target: [interviewTranscripts.userId, interviewTranscripts.interviewId],
        set: { responses: transcript.responseCollection },
        setWhere: isOpen(orm, and(eq(interviews.userId, userId), eq(interviews.id, transcript.uuid))),
      })
      .returning();
    return row ?? null;
  },

  async findTranscript(userId: string, interviewId: string): Promise<TranscriptRow | null> {
    const [row] = await orm
      .select()
      .from(interviewTranscripts)
      .where(and(eq(interviewTranscripts.userId, userId), eq(interviewTranscripts.interviewId, interviewId)));
    return row ?? null;
  },

  async listTranscripts(userId: string, page: number) {
    const where = eq(interviewTranscripts.userId, userId);
    const rows = await orm
      .select()
      .from(interviewTranscripts)
      .where(where)
      .orderBy(desc(interviewTranscripts.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const [total] = await orm.select({ value: count() }).from(interviewTranscripts).where(where);
    return { rows, totalCount: total?.value ?? 0 };
  },
});
