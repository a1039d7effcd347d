// A signed-in person's list of interviews beside the same on Express 5, on one PostgreSQL, in turns.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startKillableServer } from '../../../apps/server/src/testing/killable-server.ts';
import { signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import { type BenchSection, quantile } from '../bench-section.ts';
import { isQuick, openEngine } from '../engines.ts';
import { requestsPerSecond } from '../load.ts';
import { fillPostgres } from '../scale/fill-postgres.ts';

const PORT = 3435;
const EXPRESS_PORT = 3436;
const ROUNDS = isQuick ? 3 : 7;
const INTERVIEWS = 2000;
const script = fileURLToPath(new URL('./express-server.ts', import.meta.url));

async function startExpress(databaseUrl: string) {
  const child = spawn(process.execPath, [script, String(EXPRESS_PORT)], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${EXPRESS_PORT}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export async function run(): Promise<BenchSection> {
  const engine = await openEngine('PostgreSQL');
  const databaseUrl = engine.settings.databaseUrl ?? '';
  try {
    const [person] = await withDatabase(engine.settings, (database) => signInPeople(database, 1));
    if (!person) throw new Error('nobody is signed in');
    await fillPostgres(databaseUrl, person.userId, INTERVIEWS);
    const ours = await startKillableServer(PORT, engine.env);
    const express = await startExpress(databaseUrl);
    const measure = ({ origin }: { origin: string }, seconds: number) =>
      requestsPerSecond({
        url: `${origin}/api/v1/users/${person.userId}/interviews/all`,
        headers: { 'x-access-token': person.accessToken },
        seconds,
      });
    const [mine, theirs]: [number[], number[]] = [[], []];
    await measure(ours, 2);
    await measure(express, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      mine.push(await measure(ours, 4));
      theirs.push(await measure(express, 4));
    }
    await ours.stop();
    await express.stop();
    const ratios = mine.map((value, round) => value / (theirs[round] ?? 1));
    return {
      name: 'Signed-in read: a page of interviews, PostgreSQL',
      figures: [
        { label: 'Greenroom', value: quantile(mine, 0.5), unit: 'requests/s' },
        { label: 'Express 5', value: quantile(theirs, 0.5), unit: 'requests/s' },
        { label: `Ratio, median of ${ROUNDS} rounds`, value: quantile(ratios, 0.5), unit: '×', atLeast: 1.5 },
      ],
    };
  } finally {
    await engine.remove();
  }
}
