import { sql } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Orm } from './database.ts';

/** Every table with lasting data, referenced tables first. Counts of limits and tables of the migrator are created again. */
export const DATA_TABLES = [
  'users',
  'deleted_identities',
  'refresh_tokens',
  'quotas',
  'reservations',
  'interviews',
  'interview_transcripts',
  'feedback_transcripts',
  'recordings',
  'stories',
  'payments',
  'payment_events',
  'sandbox_checkouts',
  'live_sessions',
] as const;

const FORMAT = 'greenroom-data';
const PAGE_ROWS = 100;
/** A recording has megabytes. */
const RECORDING_PAGE_ROWS = 5;
const BATCH_CHARS = 4_000_000;

type Head = { format: typeof FORMAT; migration: string };
export type RowCounts = Record<string, number>;

async function rowsOf<Row>(orm: Orm, statement: string): Promise<Row[]> {
  const { rows } = (await orm.execute(sql.raw(statement))) as unknown as { rows: Row[] };
  return rows;
}

/** The newest migration: rows fit only into tables of the same shape. */
async function readMigration(orm: Orm): Promise<string> {
  const [row] = await rowsOf<{ hash: string }>(
    orm,
    'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return row?.hash ?? '';
}

/** Hands everything over as lines of JSON: a head, then `[table, row]`. All of one moment, also while a server works. */
export async function exportData(orm: Orm, write: (line: string) => Promise<void>): Promise<RowCounts> {
  const counts: RowCounts = {};
  const migration = await readMigration(orm);
  await write(JSON.stringify({ format: FORMAT, migration } satisfies Head));
  await orm.transaction(
    async (transaction) => {
      const tx = transaction as unknown as Orm;
      for (const table of DATA_TABLES) {
        counts[table] = 0;
        const pageRows = table === 'recordings' ? RECORDING_PAGE_ROWS : PAGE_ROWS;
        await tx.execute(sql.raw(`declare pages no scroll cursor for select to_jsonb(t) as row from "${table}" t`));
        for (let isMore = true; isMore; ) {
          const rows = await rowsOf<{ row: object }>(tx, `fetch ${pageRows} from pages`);
          for (const { row } of rows) await write(JSON.stringify([table, row]));
          counts[table] += rows.length;
          isMore = rows.length === pageRows;
        }
        await tx.execute(sql.raw('close pages'));
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return counts;
}

function readHead(line: string | undefined, migration: string): void {
  const head = JSON.parse(line ?? 'null') as Partial<Head> | null;
  if (head?.format !== FORMAT) throw new ConfigError('This file is no export of Greenroom.');
  if (head.migration !== migration) {
    throw new ConfigError('This export is of another version. Export and import with the same version of Greenroom.');
  }
}

async function checkEmpty(orm: Orm): Promise<void> {
  for (const table of DATA_TABLES) {
    const [row] = await rowsOf(orm, `select 1 from "${table}" limit 1`);
    if (row) throw new ConfigError(`The database already has data (in ${table}). Import into an empty one.`);
  }
}

/** Gathers rows of one table at a time and inserts them together; `counts` says how many came in. */
function createRowBatch(orm: Orm, counts: RowCounts) {
  let current = '';
  let batch: string[] = [];
  let batchChars = 0;
  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const rows = `[${batch.join(',')}]`;
    const table = sql.identifier(current);
    await orm.execute(sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`);
    counts[current] = (counts[current] ?? 0) + batch.length;
    batch = [];
    batchChars = 0;
  }
  async function add(table: string, row: string): Promise<void> {
    if (table !== current || batch.length === PAGE_ROWS || batchChars > BATCH_CHARS) await flush();
    current = table;
    batch.push(row);
    batchChars += row.length;
  }
  return { add, flush };
}

/**
 * Puts an export into an empty database: all of it, or nothing.
 * @throws ConfigError when the file is no export of this version, or the database is not empty
 */
export async function importData(orm: Orm, lines: AsyncIterable<string>): Promise<RowCounts> {
  const migration = await readMigration(orm);
  const counts: RowCounts = Object.fromEntries(DATA_TABLES.map((table) => [table, 0]));
  const known = new Set<string>(DATA_TABLES);
  await orm.transaction(async (transaction) => {
    const tx = transaction as unknown as Orm;
    await checkEmpty(tx);
    let hasHead = false;
    const { add, flush } = createRowBatch(tx, counts);
    for await (const line of lines) {
      if (!hasHead) {
        readHead(line, migration);
        hasHead = true;
        continue;
      }
      if (line === '') continue;
      const [table, row] = JSON.parse(line) as [string, object];
      if (!known.has(table)) throw new ConfigError('This export has a table that is not known here.');
      await add(table, JSON.stringify(row));
    }
    if (!hasHead) readHead(undefined, migration);
    await flush();
  });
  return counts;
}
