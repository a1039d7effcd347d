import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findProductPackages, isLicenseAllowed, type Lock } from './product-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { packages: lock } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as { packages: Lock };
const packages = findProductPackages(lock, ['apps/server', 'apps/web']);

describe('the packages of the product', () => {
  it('are those that it needs to run, also through others, and no tools of development', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'find-my-way', 'react', 'scheduler', 'pg', 'zod']));
    expect(names.filter((name) => ['vitest', 'typescript', 'knip', '@playwright/test'].includes(name))).toEqual([]);
  });

  it('have licences that permit their use, and an integrity', () => {
    expect(packages.filter(({ license }) => !isLicenseAllowed(license))).toEqual([]);
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]+=*$/.test(integrity))).toEqual([]);
  });

  it('are found in the nearest node_modules, through links of workspaces', () => {
    const small: Lock = {
      'apps/one': { dependencies: { a: '1', shared: '1' } },
      'packages/shared': { dependencies: { b: '2' } },
      'node_modules/shared': { link: true, resolved: 'packages/shared' },
      'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1', license: 'ISC' },
      'node_modules/b': { version: '2', license: 'GPL-3.0-only' },
      'node_modules/unused': { version: '1' },
    };
    const found = findProductPackages(small, ['apps/one']).map(({ name, version }) => `${name}@${version}`);
    expect(found).toEqual(['a@1', 'b@1', 'b@2']);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['(MIT AND Zlib)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['none', false],
    ['UNLICENSED', false],
    ['MIT AND (ISC OR GPL-3.0-only)', false],
  ])('with the licence %s: %s', (license, isAllowed) => {
    expect(isLicenseAllowed(license)).toBe(isAllowed);
  });

  it('are listed by npm run sbom', () => {
    const bom = JSON.parse(execFileSync(process.execPath, ['scripts/sbom.ts'], { cwd: root, encoding: 'utf8' }));
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    const fastify = bom.components.find(({ name }: { name: string }) => name === 'fastify');
    expect(fastify.purl).toMatch(/^pkg:npm\/fastify@\d/);
    expect(fastify.hashes[0].content).toMatch(/^[\da-f]{128}$/);
    expect(new Set(bom.components.map(({ purl }: { purl: string }) => purl)).size).toBe(bom.components.length);
  });
});
