import type { FeedbackTranscript } from '@greenroom/contract/feedback';
import { newId } from '@greenroom/contract/uuid';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { isOpen } from '../../db/open-interview.ts';
import { type EntryFigures, feedbackTranscripts, interviews } from '../../db/schema.ts';
import { PAGE_SIZE } from './transcript-repository.ts';

/** Without the figures: they are in the entries. */
export type FeedbackRow = Omit<typeof feedbackTranscripts.$inferSelect, 'figures'>;

/** Transcripts of feedback. Every query names the owner. */
export const createFeedbackRepository = (orm: Orm) => ({
  /** One feedback an operation: saving again under the same id replaces its entries; null where its interview is completed. */
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
      .onConflictDoUpdate({
        target: [feedbackTranscripts.userId, feedbackTranscripts.operationId],
        set: values,
        setWhere: isOpen(
          orm,
          and(eq(interviews.userId, userId), eq(interviews.feedbackTranscriptId, feedbackTranscripts.id)),
        ),
      })
      .returning();
    return row ?? null;
  },

  async findFeedbackOf(userId: string, operationId: string): Promise<FeedbackRow | null> {
    const [row] = await orm
      .select()
      .from(feedbackTranscripts)
      .where(and(eq(feedbackTranscripts.userId, userId), eq(feedbackTranscripts.operationId, operationId)));
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
});
