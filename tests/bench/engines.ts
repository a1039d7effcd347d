// The two databases that everything about data is measured on.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PEOPLE_SECRET } from '../../apps/server/src/testing/people.ts';
import { startRealPostgres } from '../../apps/server/src/testing/real-postgres.ts';

export type Engine = {
  name: 'PGlite' | 'PostgreSQL';
  settings: { databaseUrl: string | null; dataDir: string };
  /** Environment of servers that work on it. */
  env: Record<string, string>;
  remove(): Promise<void>;
};

/** A fresh, empty database; servers and `withDatabase` migrate it. */
export async function openEngine(name: Engine['name']): Promise<Engine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const postgres = name === 'PostgreSQL' ? await startRealPostgres() : null;
  return {
    name,
    settings: { databaseUrl: postgres?.url ?? null, dataDir },
    env: {
      SESSION_SECRET: PEOPLE_SECRET,
      WARM_UP: 'on',
      DATA_DIR: dataDir,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
    async remove() {
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs the same on both databases, one after the other. */
export async function onBothEngines<Result>(measure: (engine: Engine) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const name of ['PGlite', 'PostgreSQL'] as const) {
    const engine = await openEngine(name);
    try {
      results.push(await measure(engine));
    } finally {
      await engine.remove();
    }
  }
  return results;
}

/** `BENCH_QUICK=1` runs a smaller count of everything. */
export const isQuick = process.env.BENCH_QUICK === '1';
