// The list of interviews and the dashboard of one person among a million interviews, on a real PostgreSQL, over HTTP.

import { startKillableServer } from '../../../apps/server/src/testing/killable-server.ts';
import { signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import { type BenchSection, quantile } from '../bench-section.ts';
import { isQuick, openEngine } from '../engines.ts';
import { fillPostgres } from './fill-postgres.ts';

const PORT = 3430;
const INTERVIEWS = isQuick ? 50_000 : 1_000_000;
const SAMPLES = 300;
const WARM_UP = 50;
const LIMIT_MS = 15;

export async function run(): Promise<BenchSection> {
  const engine = await openEngine('PostgreSQL');
  try {
    const [person] = await withDatabase(engine.settings, (database) => signInPeople(database, 1));
    if (!person) throw new Error('nobody is signed in');
    await fillPostgres(engine.settings.databaseUrl ?? '', person.userId, INTERVIEWS);
    const server = await startKillableServer(PORT, engine.env);
    const timeCalls = async (path: string): Promise<number> => {
      const times: number[] = [];
      for (let call = 0; call < SAMPLES + WARM_UP; call += 1) {
        const start = performance.now();
        const response = await fetch(`${server.origin}/api/v1/users/${person.userId}${path}`, {
          headers: { 'x-access-token': person.accessToken },
        });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        if (call >= WARM_UP) times.push(performance.now() - start);
      }
      return quantile(times, 0.95);
    };
    const figure = (label: string, value: number) => ({ label, value, unit: 'ms', atMost: LIMIT_MS });
    const figures = [
      figure('Newest interviews, p95', await timeCalls('/interviews/all')),
      figure('Last page of 500, p95', await timeCalls('/interviews/all?page=125')),
      figure('Completed, oldest first, p95', await timeCalls('/interviews/all?sort=_id&interviewState=completed')),
      figure('Stat cards of the dashboard, p95', await timeCalls('/analytics/dashboard')),
      figure('Charts of the dashboard, p95', await timeCalls('/charts/dashboard')),
    ];
    await server.stop();
    return { name: `${INTERVIEWS.toLocaleString('en')} interviews on PostgreSQL, 500 of one person`, figures };
  } finally {
    await engine.remove();
  }
}
