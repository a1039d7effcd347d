import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';

/** A part of the schema that code of an earlier version may rely on, by its name. */
type Schema = { columns: Map<string, Column>; constraints: Map<string, string>; uniqueIndexes: Map<string, string> };
type Column = { table: string; type: string; isNullable: boolean; hasDefault: boolean };

/** Changes that code of the version before is not hindered by, for the reason given. A new line here needs a reason as good. */
const HARMLESS: Record<string, string> = {
  '0007_detached_payments: constraint payments.payments_user_id_users_id_fk changed':
    'Deleting an account used to delete its payments; the older version deletes it all the same, and the payments stay without a person.',
};

async function readSchema(client: PGlite): Promise<Schema> {
  const { rows: columns } = await client.query<Record<string, string | null>>(`
    select table_name, column_name, udt_name, is_nullable, column_default from information_schema.columns
    where table_schema = 'public'`);
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(`
    select r.relname || '.' || c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    where n.nspname = 'public' and c.contype <> 'n'`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select tablename || '.' || indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`);
  return {
    columns: new Map(
      columns.map((row) => [
        `${row.table_name}.${row.column_name}`,
        {
          table: row.table_name ?? '',
          type: row.udt_name ?? '',
          isNullable: row.is_nullable === 'YES',
          hasDefault: row.column_default !== null,
        },
      ]),
    ),
    constraints: new Map(constraints.map(({ name, definition }) => [name, definition])),
    uniqueIndexes: new Map(indexes.map(({ name, definition }) => [name, definition])),
  };
}

/** What a column does to statements that were written for the schema before. */
function columnProblem(before: Schema, after: Schema, name: string): string | null {
  const [old, now] = [before.columns.get(name), after.columns.get(name)];
  if (old && !now) return 'was removed or renamed';
  if (!now) return null;
  if (!old) {
    const isNewTable = ![...before.columns.values()].some(({ table }) => table === now.table);
    return isNewTable || now.isNullable || now.hasDefault ? null : 'is new and needs a value';
  }
  if (old.type !== now.type) return `changed its type from ${old.type} to ${now.type}`;
  if (old.isNullable && !now.isNullable) return 'no longer takes null';
  return old.hasDefault && !now.hasDefault && !now.isNullable ? 'lost its default' : null;
}

/** Rules that refuse what the version before may write. */
function findNewRules(
  kind: string,
  before: Map<string, string>,
  after: Map<string, string>,
  tables: Set<string>,
): string[] {
  const problems: string[] = [];
  for (const [name, definition] of after) {
    const isOldTable = tables.has(name.split('.')[0] ?? '');
    const old = before.get(name);
    if (isOldTable && old !== definition) problems.push(`${kind} ${name} ${old === undefined ? 'is new' : 'changed'}`);
  }
  return problems;
}

/** Each way in which code for the schema `before` would fail on the one `after`. */
function findBreaks(before: Schema, after: Schema): string[] {
  const names = new Set([...before.columns.keys(), ...after.columns.keys()]);
  const columns = [...names].flatMap((name) => {
    const problem = columnProblem(before, after, name);
    return problem === null ? [] : [`column ${name} ${problem}`];
  });
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  return [
    ...columns,
    ...findNewRules('constraint', before.constraints, after.constraints, tables),
    ...findNewRules('unique index', before.uniqueIndexes, after.uniqueIndexes, tables),
    // `on conflict` names the columns of one.
    ...[...before.uniqueIndexes.keys()]
      .filter((name) => !after.uniqueIndexes.has(name))
      .map((name) => `unique index ${name} was removed`),
  ];
}

describe('a migration', () => {
  let client: PGlite;
  beforeAll(async () => {
    client = await PGlite.create();
    return () => client.close();
  });

  it('takes nothing from the version before, which serves while it runs and after a rollback', {
    timeout: 120_000,
  }, async () => {
    const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
    const tags = (journal.entries as { tag: string }[]).map(({ tag }) => tag);
    expect(tags.length).toBeGreaterThan(10);
    let before = await readSchema(client);
    const breaks: string[] = [];
    for (const tag of tags) {
      await client.exec(await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8'));
      const after = await readSchema(client);
      breaks.push(...findBreaks(before, after).map((problem) => `${tag}: ${problem}`));
      before = after;
    }
    expect(breaks).toEqual(Object.keys(HARMLESS));
  });

  it.each([
    ['alter table "users" rename column "email" to "mail"', ['column users.email was removed or renamed']],
    ['alter table "stories" drop column "text"', ['column stories.text was removed or renamed']],
    ['alter table "users" add column "age" integer not null', ['column users.age is new and needs a value']],
    [
      'alter table "users" alter column "picture" type varchar(9)',
      ['column users.picture changed its type from text to varchar'],
    ],
    [
      'alter table "users" alter column "accommodations" set not null',
      ['column users.accommodations no longer takes null'],
    ],
    ['alter table "users" alter column "picture" drop default', ['column users.picture lost its default']],
    ['create unique index "once" on "users" ("email")', ['unique index users.once is new']],
    ['alter table "users" add constraint "short" check (length("name") < 9)', ['constraint users.short is new']],
    ['drop index "live_sessions_ticket"', ['unique index live_sessions.live_sessions_ticket was removed']],
    [
      'alter table "users" add column "age" integer; create table "x" ("id" text not null); create index "i" on "users" ("email")',
      [],
    ],
  ])('like %j would be noticed if it takes something', async (statement, expected) => {
    const before = await readSchema(client);
    await client.exec('begin');
    await client.exec(statement);
    const after = await readSchema(client);
    await client.exec('rollback');
    expect(findBreaks(before, after)).toEqual(expected);
  });
});
