import { MOST_STORIES, type Story, type StoryFields } from '@greenroom/contract/stories';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { interviews, stories, users } from '../../db/schema.ts';

type Outcome = 'saved' | 'full' | 'no-account';

async function hasInterview(tx: Orm, userId: string, interviewId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.userId, userId), eq(interviews.id, interviewId)))
    .for('key share');
  return row !== undefined;
}

/** The lock on the owner's row makes savings of one person wait for each other, so that they are counted. */
async function saveRow(orm: Orm, userId: string, id: string, fields: StoryFields): Promise<Outcome> {
  const { interviewId, outlivesInterview, ...texts } = fields;
  return inTransaction(orm, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!user) return 'no-account';
    const [others] = await tx
      .select({ total: count() })
      .from(stories)
      .where(and(eq(stories.userId, userId), ne(stories.id, id)));
    if ((others?.total ?? 0) >= MOST_STORIES) return 'full';
    const toldInId = interviewId !== null && (await hasInterview(tx, userId, interviewId)) ? interviewId : null;
    const row = { ...texts, toldInId, interviewId: outlivesInterview ? null : toldInId, updatedAt: new Date() };
    await tx
      .insert(stories)
      .values({ id, userId, ...row })
      .onConflictDoUpdate({ target: [stories.userId, stories.id], set: row });
    return 'saved';
  });
}

/** Stories that people save. Every query names the owner. */
export function createStoryRepository(orm: Orm) {
  return {
    async list(userId: string): Promise<Story[]> {
      const rows = await orm
        .select({ row: stories, toldIn: interviews.id })
        .from(stories)
        .leftJoin(interviews, and(eq(interviews.userId, stories.userId), eq(interviews.id, stories.toldInId)))
        .where(eq(stories.userId, userId))
        .orderBy(desc(stories.createdAt), desc(stories.id));
      return rows.map(({ row: { id, title, text, question, skills, interviewId, createdAt }, toldIn }) => ({
        ...{ id, title, text, question, skills, interviewId: toldIn },
        outlivesInterview: interviewId === null,
        savedAt: createdAt.toISOString(),
      }));
    },

    save: (userId: string, id: string, fields: StoryFields) => saveRow(orm, userId, id, fields),

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await orm
        .delete(stories)
        .where(and(eq(stories.userId, userId), eq(stories.id, id)))
        .returning({ id: stories.id });
      return gone.length > 0;
    },
  };
}
