import type { PGlite } from '@electric-sql/pglite';

/** Everything in the schema that a test could change, and the number of rows. */
const SHAPE = `select md5(concat(
  (select string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum)
    from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)),
  (select string_agg(concat_ws(' ', adrelid, pg_get_expr(adbin, adrelid)), ',' order by adrelid, adnum) from pg_attrdef),
  (select string_agg(concat_ws(' ', conrelid, conname, pg_get_constraintdef(oid)), ',' order by conrelid, conname)
    from pg_constraint where connamespace = 'public'::regnamespace),
  (select string_agg(indexdef, ',' order by indexname) from pg_indexes where schemaname = 'public'),
  (select string_agg(concat_ws(' ', tgrelid, pg_get_triggerdef(oid), tgenabled), ',' order by tgrelid, tgname) from pg_trigger where not tgisinternal),
  (select string_agg(pg_get_functiondef(oid), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
  (select string_agg(concat_ws(' ', id, hash), ',' order by id) from drizzle.__drizzle_migrations)
)) as shape`;
const TABLES = "select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public'";

type Lent = { client: PGlite; names: string; shape: string };

/** Emptied, for the next test of this worker: opening another one takes more than a second of processor. */
const free: Lent[] = [];

async function readText(client: PGlite, statement: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(statement);
  return String(Object.values(rows[0] ?? {})[0]);
}

async function open(create: () => Promise<PGlite>): Promise<Lent> {
  const client = await create();
  return { client, names: await readText(client, TABLES), shape: await readText(client, SHAPE) };
}

/** Takes a client back, without its rows. One with another schema is not used again, and neither is one that fails. */
async function takeBack(lent: Lent): Promise<void> {
  const { client, names, shape } = lent;
  await client.exec('discard all');
  if ((await readText(client, SHAPE)) !== shape) return client.close();
  await client.exec(`truncate ${names} restart identity`);
  free.push(lent);
}

/**
 * A client of an empty database that is made by `create`, or that was closed before. Closed, it refuses every further call as PGlite does.
 * The database that `create` makes must have a schema and no rows.
 */
export async function borrowClient(create: () => Promise<PGlite>): Promise<PGlite> {
  const lent = free.pop() ?? (await open(create));
  let isClosed = false;
  async function close(): Promise<void> {
    if (isClosed) throw new Error('PGlite is closed');
    isClosed = true;
    await takeBack(lent).catch(() => lent.client.close());
  }
  return new Proxy(lent.client, {
    get(client, key) {
      if (key === 'close') return close;
      if (key === 'closed') return isClosed;
      const value: unknown = Reflect.get(client, key, client);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (isClosed) return Promise.reject(new Error('PGlite is closed'));
        return Reflect.apply(value, client, values);
      };
    },
  });
}
