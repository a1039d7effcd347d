// A signed-in person's list of interviews beside the same handler on Express 5, on one PostgreSQL, in turns.
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
const PEERS = { same: 3436, 'by-hand': 3437 } as const;
const ROUNDS = isQuick ? 3 : 7;
const INTERVIEWS = 2000;
const script = fileURLToPath(new URL('./express-server.ts', import.meta.url));

async function startExpress(databaseUrl: string, kind: keyof typeof PEERS) {
  const child = spawn(process.execPath, [script, String(PEERS[kind]), kind], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    origin: `http://127.0.0.1:${PEERS[kind]}`,
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
    const same = await startExpress(databaseUrl, 'same');
    const byHand = await startExpress(databaseUrl, 'by-hand');
    const measure = ({ origin }: { origin: string }, seconds: number) =>
      requestsPerSecond({
        url: `${origin}/api/v1/users/${person.userId}/interviews/all`,
        headers: { 'x-access-token': person.accessToken },
        seconds,
      });
    const servers = [ours, same, byHand];
    for (const server of servers) await measure(server, 2);
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const turn: number[] = [];
      for (const server of servers) turn.push(await measure(server, 3));
      rounds.push(turn);
    }
    for (const server of servers) await server.stop();
    const median = (of: (turn: number[]) => number) => quantile(rounds.map(of), 0.5);
    const beside = (peer: number) => median((turn) => (turn[0] ?? 0) / (turn[peer] ?? 1));
    return {
      name: 'Signed-in read: a page of interviews, PostgreSQL',
      figures: [
        { label: 'Greenroom', value: median((turn) => turn[0] ?? 0), unit: 'requests/s' },
        { label: 'The same handler on Express 5', value: median((turn) => turn[1] ?? 0), unit: 'requests/s' },
        { label: 'Written by hand on Express 5', value: median((turn) => turn[2] ?? 0), unit: 'requests/s' },
        { label: `Beside the same handler, median of ${ROUNDS} rounds`, value: beside(1), unit: '×', atLeast: 1.5 },
        { label: 'Beside the one written by hand', value: beside(2), unit: '×' },
      ],
    };
  } finally {
    await engine.remove();
  }
}
