import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const server = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
  (path) => !/\.test\.ts$|\/testing\//.test(path),
);

describe('the documents for operators', () => {
  const configuration = read('docs/configuration.md');
  /** Names in the first column of the tables. */
  const documented = [...configuration.matchAll(/^\| (`[A-Z].*?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  const settings = [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name = '']) => name,
  );

  it('name each setting that the server reads, and no other', () => {
    expect(settings.length).toBeGreaterThan(30);
    expect(documented.toSorted()).toEqual(settings.toSorted());
  });

  it('are complete, since no other file of the server reads a setting by itself', () => {
    const uses = server.flatMap((path) => read(path).match(/\S*\bprocess\.env\b[.\w[\]']*/g) ?? []);
    const byConfiguration = uses.filter((use) => use.endsWith('readConfig(process.env'));
    expect(byConfiguration.length).toBeGreaterThan(0);
    // PATH belongs to the operating system, so it is not documented as a setting.
    expect(uses.filter((use) => !byConfiguration.includes(use) && use !== 'process.env.PATH')).toEqual([]);
  });

  it('name each metric', () => {
    const names = server.flatMap((path) =>
      [...read(path).matchAll(/new (?:Counter|Gauge|Histogram)\(\{\s*name: '([a-z_]+)'/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(8);
    const table = read('docs/operations.md');
    expect(names.filter((name) => !table.includes(`| \`${name}\``))).toEqual([]);
  });

  it('name each queue', () => {
    const queues = server.flatMap((path) =>
      [...read(path).matchAll(/(?:queues\.watch|watchQueue)\('([a-z-]+)'/g)].map(([, name = '']) => name),
    );
    expect(queues.length).toBeGreaterThan(8);
    const [, list = ''] = /\nQueues: ([\s\S]*?)\n\n/.exec(read('docs/operations.md')) ?? [];
    expect(queues.filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
  });
});
