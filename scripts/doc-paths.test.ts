import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const list = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const tracked = list();
const pages = tracked.filter((file) =>
  /^(docs\/(?!decisions\/).*|README|CONTRIBUTING|SECURITY)\.?\w*\.md$|^[A-Z]+\.md$/.test(file),
);

/** A file named in code marks, such as `tests/limits.test.ts`; a pattern with a placeholder names none. */
const FILE = /`([\w./-]+\.(?:ts|tsx|mjs|json))`/g;

describe('the documentation', () => {
  it.each(pages)('%s names only files that exist', (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(FILE)].map(([, file = '']) => file);
    const missing = named.filter((file) => !tracked.some((path) => path === file || path.endsWith(`/${file}`)));
    expect(missing).toEqual([]);
  });
});
