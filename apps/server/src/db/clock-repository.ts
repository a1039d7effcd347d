import { DAY_S } from '@greenroom/contract/limits';
import { gt, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { rateLimits } from './schema.ts';

/** What depends on the clocks of the server and of the database. */
export function createClockRepository(orm: Orm) {
  return {
    /** In milliseconds. */
    async readDatabaseClock(): Promise<number> {
      const statement = sql`select extract(epoch from clock_timestamp())::float8 as seconds`;
      const { rows } = (await orm.execute(statement)) as unknown as { rows: { seconds: number }[] };
      return (rows[0]?.seconds ?? 0) * 1000;
    },

    /**
     * Deletes counts that end later than any limit lasts: they were made while the clock was ahead, and would refuse an address for as
     * long. Answers how many.
     */
    async deleteFutureLimits(): Promise<number> {
      const latest = Date.now() + 2 * DAY_S * 1000;
      const deleted = await orm
        .delete(rateLimits)
        .where(gt(rateLimits.expire, latest))
        .returning({ key: rateLimits.key });
      return deleted.length;
    },
  };
}
