import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { openDatabase } from './open-database.ts';

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'greenroom-embedded-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const open = (folder = dataDir) => openDatabase({ databaseUrl: null, dataDir: folder });
  const refusal = async (folder = dataDir): Promise<unknown> =>
    open(folder).then(
      () => null,
      (error: unknown) => error,
    );

  it('does not begin anew in a folder that holds half a backup', async () => {
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true });
    const error = await refusal();
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain('PG_VERSION is missing');
    // The lock was given back: a complete backup can be opened at once.
    await rm(join(dataDir, 'database'), { recursive: true });
    await (await open()).close();
  });

  it('says in one line that its folder is a file, or that the database is damaged', async () => {
    await writeFile(join(dataDir, 'file'), '');
    expect(await refusal(join(dataDir, 'file'))).toBeInstanceOf(ConfigError);
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18');
    const error = await refusal();
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message.split('\n')).toHaveLength(1);
  });
});
