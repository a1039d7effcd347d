import type { FeedbackTranscript } from '@greenroom/contract/feedback';
import type { InterviewTranscript } from '@greenroom/contract/interview';
import { newId } from '@greenroom/contract/uuid';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { type EntryFigures, feedbackTranscripts, interviewTranscripts } from '../../db/schema.ts';

const PAGE_SIZE = 20;
export type TranscriptRow = typeof interviewTranscripts.$inferSelect;
/** Without the figures: they are in the entries. */
export type FeedbackRow = Omit<typeof feedbackTranscripts.$inferSelect, 'figures'>;

/** Transcripts of answers and of feedback. Every query names the owner. */
export function createResultsRepository(orm: Orm) {
  return {
    /** One transcript an interview: saving again replaces its answers. */
    async saveTranscript(userId: string, transcript: InterviewTranscript): Promise<TranscriptRow | null> {
      const [row] = await orm
        .insert(interviewTranscripts)
        .values({ id: newId(), userId, interviewId: transcript.uuid, responses: transcript.responseCollection })
        .onConflictDoUpdate({
          target: [interviewTranscripts.userId, interviewTranscripts.interviewId],
          set: { responses: transcript.responseCollection },
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

    /** One feedback an operation: saving again under the same id replaces its entries. */
    async saveFeedback(
      userId: string,
      operationId: string,
      transcript: FeedbackTranscript,
      overallSessionScore: number | null,
    ): Promise<FeedbackRow | null> {
      const values = {
        standardUsed: transcript.standardUsed,
        totalScore: transcript.totalScoreAsPerStandardUsed,
        entries: transcript.feedbackEntries,
        figures: transcript.feedbackEntries.map(({ overallScorePerResponse, skillsScore }) => ({
          overallScorePerResponse,
          skillsScore,
        })),
        overallSessionScore,
      };
      const [row] = await orm
        .insert(feedbackTranscripts)
        .values({ id: newId(), userId, operationId, ...values })
        .onConflictDoUpdate({ target: [feedbackTranscripts.userId, feedbackTranscripts.operationId], set: values })
        .returning();
      return row ?? null;
    },

    async findFeedback(userId: string, id: string): Promise<FeedbackRow | null> {
      const [row] = await orm
        .select()
        .from(feedbackTranscripts)
        .where(and(eq(feedbackTranscripts.userId, userId), eq(feedbackTranscripts.id, id)));
      return row ?? null;
    },

    async listFeedback(userId: string, page: number) {
      const where = eq(feedbackTranscripts.userId, userId);
      const rows = await orm
        .select()
        .from(feedbackTranscripts)
        .where(where)
        .orderBy(desc(feedbackTranscripts.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE);
      const [total] = await orm.select({ value: count() }).from(feedbackTranscripts).where(where);
      return { rows, totalCount: total?.value ?? 0 };
    },

    async allFigures(userId: string): Promise<EntryFigures[]> {
      const rows = await orm
        .select({ figures: feedbackTranscripts.figures })
        .from(feedbackTranscripts)
        .where(eq(feedbackTranscripts.userId, userId));
      return rows.flatMap(({ figures }) => figures);
    },
  };
}

export type ResultsRepository = ReturnType<typeof createResultsRepository>;
