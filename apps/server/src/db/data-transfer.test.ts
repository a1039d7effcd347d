import { newId } from '@greenroom/contract/uuid';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseEngines, type OpenedEngine } from '../testing/database-engines.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { buildTestDatabase } from '../testing/test-database.ts';
import { DATA_TABLES, exportData, importData } from './data-transfer.ts';
import type { Database } from './database.ts';
import * as schema from './schema.ts';

const LIMIT_MS = 900_000;

async function exportLines(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await exportData(database.orm, async (line) => void lines.push(line));
  return lines;
}
async function* each(lines: string[]) {
  yield* lines;
}

it('takes every table along but the counts of limits', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const names = tables.map((table) => getTableName(table)).filter((name) => name !== 'rate_limits');
  expect([...DATA_TABLES].toSorted()).toEqual(names.toSorted());
});

describe.each(databaseEngines)('data that moves to %s', (_name, open) => {
  let source: TestApp;
  let ada: TestPerson;
  let lines: string[];
  let target: OpenedEngine;
  beforeAll(async () => {
    source = await buildTestApp();
    ada = await source.signIn('Ädä “Lovelace” 漢字 😀');
    for (let index = 0; index < 250; index += 1) {
      await source.ask(ada, 'PUT', `/users/${ada.userId}/interviews/${newId()}/progress`, {
        body: {
          jobName: `Nurse ${index} \\ "quoted" \n line`,
          options: { questionCount: 3, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Easy' },
          turns: [{ question: 'Why?', answer: 'Because 5 > 3.' }],
        },
      });
    }
    lines = await exportLines(source.database);
    target = await open();
  }, LIMIT_MS);
  afterAll(async () => {
    await source.close();
    await target.stop();
  }, LIMIT_MS);

  it('arrives as it was, and is refused a second time', { timeout: LIMIT_MS }, async () => {
    const [database] = target.databases;
    const counts = await importData(database.orm, each(lines));
    expect(counts).toMatchObject({ users: 1, quotas: 1, interviews: 250, refresh_tokens: 1 });
    expect((await exportLines(database)).toSorted()).toEqual(lines.toSorted());
    await expect(importData(database.orm, each(lines))).rejects.toThrow('already has data');
    const there = await buildTestApp({ database });
    const list = await there.ask(ada, 'GET', `/users/${ada.userId}/interviews/all`);
    expect(list.body.data.totalCount).toBe(250);
    await there.app.close();
  });
});

describe('an import', () => {
  let database: Database;
  beforeAll(async () => {
    database = await buildTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    ['of nothing', [], 'no export'],
    ['of another file', ['{"name":"x"}'], 'no export'],
    ['of another version', ['{"format":"greenroom-data","migration":"other"}'], 'another version'],
  ])('%s is refused', async (_what, lines, words) => {
    await expect(importData(database.orm, each(lines))).rejects.toThrow(words);
  });

  it('that breaks off leaves nothing behind', async () => {
    const [head = ''] = await exportLines(database);
    const user = [
      'users',
      { id: newId(), issuer: 'a', subject: 'b', email: '', name: '', picture: '', created_at: '2026-11-23T00:00:00Z' },
    ];
    const lines = [head, JSON.stringify(user), JSON.stringify(['quotas', { user_id: newId() }])];
    await expect(importData(database.orm, each(lines))).rejects.toThrow();
    expect(await exportLines(database)).toEqual([head]);
  });
});
