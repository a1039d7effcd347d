import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../testing/killable-server.ts';
import { type SignedInPerson, signInPeople, withDatabase } from '../testing/people.ts';
import { buyThroughKill, KILL_POINTS, type Place, saveThroughKill, stopAt } from '../testing/restart-scenarios.ts';

/** Each case starts the server once or twice; generous, since a busy machine takes its time. */
const LIMIT_MS = 900_000;

/** A hundredth of `npm run bench -- restart`. */
describe('a server that is killed', { timeout: LIMIT_MS }, () => {
  let place: Place;
  let person: SignedInPerson | undefined;
  beforeAll(async () => {
    place = { port: await findFreePort(), dataDir: await mkdtemp(join(tmpdir(), 'greenroom-restart-')) };
    const settings = { databaseUrl: null, dataDir: place.dataDir };
    [person] = await withDatabase(settings, (database) => signInPeople(database, 1));
  }, LIMIT_MS);
  afterAll(async () => {
    await stopAt(place);
    await rm(place.dataDir, { recursive: true, force: true });
  });
  const ada = (): SignedInPerson => {
    if (!person) throw new Error('nobody is signed in');
    return person;
  };

  it.each(KILL_POINTS)('at "%s" gives the units of a purchase once', async (point) => {
    expect(await buyThroughKill(place, ada(), point, 5)).toBe(0);
  });

  it('has every save of an interview that it acknowledged', async () => {
    const { acknowledged, lost } = await saveThroughKill(place, ada(), 8);
    expect(acknowledged).toBeGreaterThanOrEqual(8);
    expect(lost).toBe(0);
  });
});
