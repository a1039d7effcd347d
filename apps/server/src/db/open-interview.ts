import { and, eq, notExists, type SQL } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { interviews } from './schema.ts';

/** What belongs to a completed interview stays as it is. `isOwn`: which interview it belongs to. */
export const isOpen = (orm: Orm, isOwn: SQL | undefined): SQL =>
  notExists(
    orm
      .select({ id: interviews.id })
      .from(interviews)
      .where(and(isOwn, eq(interviews.interviewState, 'completed'))),
  );
