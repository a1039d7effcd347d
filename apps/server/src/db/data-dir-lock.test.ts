import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';

describe('the lock on a data directory', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'greenroom-lock-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('refuses a second owner in one line that names the setting, and lets it in when the first is gone', async () => {
    const unlock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(/^DATA_DIR .* is in use by another Greenroom \(process \d+\)/);
    await unlock();
    await (await lockDataDir(dataDir))();
  });

  it.each([
    ['a process that is gone', '4194304 1'],
    ['a process number that somebody else has now', `${process.pid} 1`],
    ['a file that was cut off', ''],
  ])('takes over what %s left behind', async (_what, content) => {
    await writeFile(join(dataDir, 'greenroom.lock'), content);
    await (await lockDataDir(dataDir))();
  });
});
