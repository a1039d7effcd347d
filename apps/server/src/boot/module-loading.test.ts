import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { resolveNeighbour } from './module-loading.ts';

const drizzle = (file: string) => new URL(`../../../../node_modules/drizzle-orm/${file}`, import.meta.url).href;

describe('the short way to modules', () => {
  it('finds the neighbours of a file where they are', () => {
    const url = resolveNeighbour('../sql/sql.js', drizzle('pg-core/table.js'));
    expect(url).toBe(drizzle('sql/sql.js'));
    expect(existsSync(fileURLToPath(url ?? ''))).toBe(true);
  });

  it.each([
    ['a package', 'pg', drizzle('node-postgres/driver.js')],
    ['a CommonJS file', './table.cjs', drizzle('pg-core/index.cjs')],
    ['a file that is asked for by a CommonJS one', './table.js', drizzle('pg-core/index.cjs')],
    ['a file of another package', './errors.js', 'file:///app/node_modules/zod/index.js'],
    ['a file of ours', './app.ts', 'file:///app/src/main.ts'],
    ['the first file of all', './main.js', undefined],
  ])('leaves %s to Node', (_what, specifier, parentUrl) => {
    expect(resolveNeighbour(specifier, parentUrl)).toBeNull();
  });
});
