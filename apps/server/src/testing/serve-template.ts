import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemplate, TEMPLATE_VARIABLE } from './test-database.ts';

let folder: string | null = null;

/** Before all tests: each file runs in its own process, so the migrated database is handed over in a file. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-template-'));
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await (await makeTemplate()).arrayBuffer()));
  process.env[TEMPLATE_VARIABLE] = path;
  // Tests open threads that load the whole coach, and servers: their sources are stripped and compiled once.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
}

/** After all tests. */
export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
