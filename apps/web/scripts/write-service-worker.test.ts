import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeBuild } from './write-service-worker.ts';

const NAMES = [
  'index.html',
  'index.html.br',
  'privacy-policy/index.html',
  '__spa-fallback.html',
  'assets/home-1.js',
  'assets/home-1.js.gz',
  'assets/root-1.css',
  'assets/live-demo-1.webm',
  'favicon.svg',
  'social.png',
  'robots.txt',
];

describe('what is kept for opening without a connection', () => {
  let directory = '';
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'greenroom-build-'));
    for (const name of NAMES) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), name);
    }
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('is code, styles, the icon and every page, but no film and no compressed copy', async () => {
    const { files } = await describeBuild(directory);
    expect(files).toEqual([
      '/assets/home-1.js',
      '/assets/root-1.css',
      '/favicon.svg',
      '/index.html',
      '/privacy-policy/index.html',
      '/__spa-fallback.html',
    ]);
  });

  it('knows the page of every prerendered path', async () => {
    const { pages } = await describeBuild(directory);
    expect(pages).toEqual({ '/': '/index.html', '/privacy-policy': '/privacy-policy/index.html' });
  });

  it('gets a new version when a page changes, and only then', async () => {
    const before = await describeBuild(directory);
    await writeFile(join(directory, 'robots.txt'), 'something else');
    expect((await describeBuild(directory)).version).toBe(before.version);
    await writeFile(join(directory, 'index.html'), 'something else');
    expect((await describeBuild(directory)).version).not.toBe(before.version);
  });
});
