import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = join(root, 'apps/server/src');

async function findFiles(name: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of [server, root]) {
    for await (const path of glob(name, { cwd: folder })) found.push(join(folder, path));
    if (found.length > 0) break;
  }
  return found;
}

describe('docs/security.md', () => {
  let rows: string[][] = [];
  beforeAll(async () => {
    const text = await readFile(join(root, 'docs/security.md'), 'utf8');
    rows = text
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
  });
  const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, name = '']) => name);

  it('names only test files that exist', async () => {
    const names = [...new Set(rows.flatMap((row) => row.flatMap(filesIn)))];
    expect(names.length).toBeGreaterThan(30);
    const missing: string[] = [];
    for (const name of names) if ((await findFiles(name)).length === 0) missing.push(name);
    expect(missing).toEqual([]);
  });

  it('names for each item of the standard that is met a test that its file contains', async () => {
    const items = rows.filter(([item]) => /^\d+\.\d+\.\d+$/.test(item ?? ''));
    expect(items.length).toBeGreaterThan(25);
    expect(new Set(items.map(([item]) => item)).size).toBe(items.length);
    const wrong: string[] = [];
    for (const [item = '', , file = '', title = ''] of items) {
      const [name] = filesIn(file);
      const [path] = name === undefined ? [] : await findFiles(name);
      const source = path === undefined ? '' : await readFile(path, 'utf8');
      if (title === '' || !source.includes(`'${title}'`)) wrong.push(`${item} ${file} ${title}`);
    }
    expect(wrong).toEqual([]);
  });
});
