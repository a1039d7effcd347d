// The server is killed with -9 in the middle of purchases and of saves, and started again. BENCH_RESTART=saves runs one of the two.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SignedInPerson, signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import {
  buyThroughKill,
  KILL_POINTS,
  type KillPoint,
  type Place,
  saveThroughKill,
} from '../../../apps/server/src/testing/restart-scenarios.ts';
import type { BenchFigure, BenchSection } from '../bench-section.ts';
import { isQuick } from '../engines.ts';

const PORT = 3410;
const PURCHASES_A_POINT = isQuick ? 2 : 40;
const KILLED_SAVES = isQuick ? 3 : 100;
/** Kills come at every moment of a call that takes some milliseconds. */
const MAX_DELAY_MS = 30;

type Settings = { databaseUrl: null; dataDir: string };

/** A new person a round: an access token lives 15 minutes, a long run longer. */
async function signInOne(settings: Settings): Promise<SignedInPerson> {
  const [person] = await withDatabase(settings, (database) => signInPeople(database, 1));
  if (!person) throw new Error('nobody is signed in');
  return person;
}

async function countWrongPurchases(place: Place, settings: Settings, point: KillPoint): Promise<number> {
  let wrong = 0;
  for (let round = 0; round < PURCHASES_A_POINT; round += 1) {
    const delayMs = (round * MAX_DELAY_MS) / PURCHASES_A_POINT;
    if ((await buyThroughKill(place, await signInOne(settings), point, delayMs)) !== 0) wrong += 1;
  }
  return wrong;
}

async function countSaves(place: Place, settings: Settings) {
  const sum = { acknowledged: 0, lost: 0 };
  for (let round = 0; round < KILLED_SAVES; round += 1) {
    const { acknowledged, lost } = await saveThroughKill(place, await signInOne(settings), 1 + (round % 40));
    sum.acknowledged += acknowledged;
    sum.lost += lost;
  }
  return sum;
}

async function measurePurchases(place: Place, settings: Settings): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const point of KILL_POINTS) {
    const label = `Purchases with wrong units of ${PURCHASES_A_POINT}, killed at “${point}”`;
    figures.push({ label, value: await countWrongPurchases(place, settings, point), unit: '', atMost: 0 });
  }
  return figures;
}

async function measureSaves(place: Place, settings: Settings): Promise<BenchFigure[]> {
  const { acknowledged, lost } = await countSaves(place, settings);
  const label = `Saves acknowledged in ${KILLED_SAVES} killed runs`;
  return [
    { label, value: acknowledged, unit: '', atLeast: 1 },
    { label: 'Acknowledged saves that were lost', value: lost, unit: '', atMost: 0 },
  ];
}

const PARTS = { purchases: measurePurchases, saves: measureSaves };

export async function run(): Promise<BenchSection> {
  const wanted = (process.env.BENCH_RESTART ?? Object.keys(PARTS).join(',')).split(',');
  const place = { port: PORT, dataDir: await mkdtemp(join(tmpdir(), 'greenroom-bench-')) };
  const settings = { databaseUrl: null, dataDir: place.dataDir };
  const figures: BenchFigure[] = [];
  try {
    for (const [name, measure] of Object.entries(PARTS)) {
      if (wanted.includes(name)) figures.push(...(await measure(place, settings)));
    }
  } finally {
    await rm(place.dataDir, { recursive: true, force: true });
  }
  return { name: 'Killed with -9', figures };
}
