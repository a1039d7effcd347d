import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** `when` of the first migration in the journal of its first release, and in a later one that was rewritten. */
const FIRST_WHEN = 1_795_205_143_530;
const REWRITTEN_WHEN = 1_795_290_254_267;

/**
 * The migrator applies what is newer than the newest row of the database's journal. A journal once gave the first migration a time
 * after the second, so a database at the first one would skip the second. Runs before `migrate`; the columns that such databases lack
 * are added by the migration `0005_repair`.
 */
export async function repairJournal(query: (statement: string) => Promise<unknown[]>): Promise<void> {
  const [table] = await query(
    `select 1 from information_schema.tables where table_schema = 'drizzle' and table_name = '__drizzle_migrations'`,
  );
  if (!table) return;
  await query(
    `update drizzle.__drizzle_migrations set created_at = ${FIRST_WHEN} where created_at = ${REWRITTEN_WHEN}`,
  );
}
