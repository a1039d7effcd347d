import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killUnderLoad } from '../testing/kill-under-load.ts';
import { startRealPostgres } from '../testing/real-postgres.ts';
import { NOTHING_WRONG } from '../testing/steady-load.ts';

/** `restart.test.ts` has more of them. `BENCH_RESTART=kills npm run bench -- restart` kills a hundred times on each. */
const EMBEDDED_KILLS = 2;
const KILLS = 4;

it(`loses and doubles nothing when it is killed ${EMBEDDED_KILLS} times during writes, embedded`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-kills-'));
  try {
    const { done, refused, ...wrong } = await killUnderLoad({ databaseUrl: null, dataDir }, EMBEDDED_KILLS);
    expect([wrong, refused]).toEqual([NOTHING_WRONG, 0]);
    expect(done).toBeGreaterThan(EMBEDDED_KILLS);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it(`loses and doubles nothing when it is killed ${KILLS} times during writes, on PostgreSQL`, async () => {
  const postgres = await startRealPostgres();
  try {
    const { done, refused, ...wrong } = await killUnderLoad({ databaseUrl: postgres.url, dataDir: '' }, KILLS);
    expect([wrong, refused]).toEqual([NOTHING_WRONG, 0]);
    expect(done).toBeGreaterThan(KILLS);
  } finally {
    await postgres.stop();
  }
});
