import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { findFreePort, type KillableServer, startKillableServer } from './killable-server.ts';
import { PEOPLE_SECRET, signInPeople, withDatabase } from './people.ts';
import { PATIENT_TIMEOUTS } from './real-postgres.ts';
import { sendTo, startSteadyLoad, type UseDatabase } from './steady-load.ts';

const WORKERS = 4;
/** Kills come at every moment of a call that takes some milliseconds. */
const MAX_DELAY_MS = 30;

export type KillSettings = { databaseUrl: string | null; dataDir: string };

/** For the moments in which no server holds the folder. */
const useEmbedded =
  (dataDir: string): UseDatabase =>
  async (use) => {
    const client = await PGlite.create(join(dataDir, 'database'));
    try {
      return await use((statement, values) => client.query<object>(statement, values));
    } finally {
      await client.close();
    }
  };

/**
 * Kills the server with -9 again and again while workers take units and save interviews, and starts it again each time.
 * @returns pieces of work that were acknowledged, and what of them is lost or there twice
 */
export async function killUnderLoad({ databaseUrl, dataDir }: KillSettings, kills: number) {
  const settings = { databaseUrl, dataDir, timeouts: PATIENT_TIMEOUTS };
  const [person] = await withDatabase(settings, (database) => signInPeople(database, 1));
  if (!person) throw new Error('nobody is signed in');
  const port = await findFreePort();
  const start = () =>
    startKillableServer(port, {
      SESSION_SECRET: PEOPLE_SECRET,
      ...(databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    });
  const load = await startSteadyLoad({
    databaseUrl: databaseUrl ?? useEmbedded(dataDir),
    person,
    workers: WORKERS,
    send: sendTo(`http://127.0.0.1:${port}`, person),
  });
  let server: KillableServer = await start();
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await load.goesOn(1 + (kill % 7));
      await sleep((kill * MAX_DELAY_MS) / kills);
      await server.kill();
      server = await start();
    }
    await load.goesOn(1);
    const result = await load.settle(() => server.stop());
    return { ...result, done: load.done.length, refused: load.replies.filter(({ status }) => status !== 200).length };
  } finally {
    await server.kill();
  }
}
