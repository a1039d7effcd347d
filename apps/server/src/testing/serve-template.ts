import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemplate, TEMPLATE_VARIABLE } from './test-database.ts';

/** Before all tests: each file runs in a process of its own, so the migrated database is handed over in a file. */
export default async function serveTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-template-'));
  const path = join(folder, 'database.tar');
  await writeFile(path, Buffer.from(await (await makeTemplate()).arrayBuffer()));
  process.env[TEMPLATE_VARIABLE] = path;
  return () => rm(folder, { recursive: true, force: true });
}
