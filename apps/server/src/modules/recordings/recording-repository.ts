import { newId } from '@greenroom/contract/uuid';
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { interviews, recordings, users } from '../../db/schema.ts';

/** Rows of one statement that deletes. */
const BATCH = 100;

export type Place = { userId: string; interviewId: string; part: string };
export type RecordingRow = typeof recordings.$inferSelect;

const bytes = sql<number>`octet_length(${recordings.sealed})`;
const isAt = ({ userId, interviewId, part }: Place) =>
  and(eq(recordings.userId, userId), eq(recordings.interviewId, interviewId), eq(recordings.part, part));

async function sumOfOthers(orm: Orm, { userId, interviewId, part }: Place): Promise<number> {
  const isOther = or(ne(recordings.interviewId, interviewId), ne(recordings.part, part));
  const [row] = await orm
    .select({ total: sql<number>`coalesce(sum(${bytes}), 0)::float8` })
    .from(recordings)
    .where(and(eq(recordings.userId, userId), isOther));
  return row?.total ?? 0;
}

/** The lock on the owner's row makes uploads of one person wait for each other, and for switching off. */
async function saveRow(
  orm: Orm,
  place: Place,
  sealed: Buffer,
  maxBytes: number,
): Promise<'saved' | 'off' | 'full' | 'no-interview'> {
  const { userId, interviewId } = place;
  return inTransaction(orm, async (tx) => {
    const [user] = await tx
      .select({ isOn: users.savesRecordings })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user?.isOn) return 'off';
    if ((await sumOfOthers(tx, place)) + sealed.length > maxBytes) return 'full';
    const [interview] = await tx
      .select({ id: interviews.id })
      .from(interviews)
      .where(and(eq(interviews.userId, userId), eq(interviews.id, interviewId)))
      .for('key share');
    if (!interview) return 'no-interview';
    await tx
      .insert(recordings)
      .values({ id: newId(), ...place, sealed })
      .onConflictDoUpdate({
        target: [recordings.userId, recordings.interviewId, recordings.part],
        set: { sealed, createdAt: new Date() },
      });
    return 'saved';
  });
}

/** Recordings that people save with their accounts. Every query names the owner. */
export function createRecordingRepository(orm: Orm) {
  return {
    async isOn(userId: string): Promise<boolean> {
      const [row] = await orm.select({ isOn: users.savesRecordings }).from(users).where(eq(users.id, userId));
      return row?.isOn ?? false;
    },

    /** Off also deletes what there is, in the same transaction: an upload waits for it and is then refused. */
    async setOn(userId: string, isOn: boolean): Promise<void> {
      await inTransaction(orm, async (tx) => {
        await tx.update(users).set({ savesRecordings: isOn }).where(eq(users.id, userId));
        if (!isOn) await tx.delete(recordings).where(eq(recordings.userId, userId));
      });
    },

    async list(userId: string) {
      return orm
        .select({ interviewId: recordings.interviewId, part: recordings.part, bytes, savedAt: recordings.createdAt })
        .from(recordings)
        .where(eq(recordings.userId, userId))
        .orderBy(desc(recordings.createdAt), desc(recordings.id));
    },

    save: (place: Place, sealed: Buffer, maxBytes: number) => saveRow(orm, place, sealed, maxBytes),

    async find(place: Place): Promise<RecordingRow | null> {
      return (await orm.select().from(recordings).where(isAt(place)))[0] ?? null;
    },

    async remove(place: Place): Promise<boolean> {
      return (await orm.delete(recordings).where(isAt(place)).returning({ id: recordings.id })).length > 0;
    },

    async removeAll(userId: string): Promise<void> {
      await orm.delete(recordings).where(eq(recordings.userId, userId));
    },

    /** One at a time: each has megabytes. */
    async *readAll(userId: string): AsyncGenerator<RecordingRow> {
      let after: string | undefined;
      for (;;) {
        const isFurther = after === undefined ? undefined : gt(recordings.id, after);
        const rows: RecordingRow[] = await orm
          .select()
          .from(recordings)
          .where(and(eq(recordings.userId, userId), isFurther))
          .orderBy(recordings.id)
          .limit(1);
        const [row] = rows;
        if (!row) return;
        yield row;
        after = row.id;
      }
    },

    async deleteBefore(date: Date): Promise<number> {
      for (let total = 0; ; ) {
        const old = orm
          .select({ id: recordings.id })
          .from(recordings)
          .where(lt(recordings.createdAt, date))
          .limit(BATCH);
        const deleted = await orm
          .delete(recordings)
          .where(inArray(recordings.id, old))
          .returning({ id: recordings.id });
        total += deleted.length;
        if (deleted.length < BATCH) return total;
      }
    },
  };
}

export type RecordingRepository = ReturnType<typeof createRecordingRepository>;
