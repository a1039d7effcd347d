import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of this install: from the configuration, else made once and kept in the data directory, for its owner's eyes only. */
export async function readInstallSecret(configured: string | null, dataDir: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataDir, 'session-secret');
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known.length >= 32) return known;
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}
