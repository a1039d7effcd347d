// The server is killed with -9 in the middle of purchases and of saves, and started again. BENCH_RESTART=paying,saves runs some steps.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killUnderLoad } from '../../../apps/server/src/testing/kill-under-load.ts';
import { type SignedInPerson, signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import {
  buyThroughKill,
  KILL_POINTS,
  type KillPoint,
  type Place,
  saveThroughKill,
  stopAt,
} from '../../../apps/server/src/testing/restart-scenarios.ts';
import type { BenchFigure, BenchSection } from '../bench-section.ts';
import { isQuick, onBothEngines } from '../engines.ts';

const PORT = 3410;
const PURCHASES_A_POINT = isQuick ? 2 : 40;
const KILLED_SAVES = isQuick ? 3 : 100;
/** Kills come at every moment of a call that takes some milliseconds. */
const MAX_DELAY_MS = 30;

const SAVES = 'saves';
const KILLS = 'kills';
const KILLS_A_ROUND = 5;
/** A new person a round: an access token lives 15 minutes, and a start takes a minute on a busy machine. */
const KILL_ROUNDS = isQuick ? 1 : 20;
const TOLD_EVERY = 10;

/** A whole run takes half an hour and longer: it says how far it is. */
function tell(step: string, round: number, rounds: number, wrong: number): void {
  if ((round + 1) % TOLD_EVERY === 0) console.error(`${step}: ${round + 1} of ${rounds}, ${wrong} wrong`);
}

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
    try {
      if ((await buyThroughKill(place, await signInOne(settings), point, delayMs)) !== 0) wrong += 1;
    } catch (error) {
      // A purchase that cannot be looked at is as bad as one with wrong units, and the others are still to be done.
      wrong += 1;
      console.error(error);
    } finally {
      await stopAt(place);
    }
    tell(point, round, PURCHASES_A_POINT, wrong);
  }
  return wrong;
}

async function countSaves(place: Place, settings: Settings) {
  const sum = { acknowledged: 0, lost: 0 };
  for (let round = 0; round < KILLED_SAVES; round += 1) {
    const { acknowledged, lost } = await saveThroughKill(place, await signInOne(settings), 1 + (round % 40));
    await stopAt(place);
    sum.acknowledged += acknowledged;
    sum.lost += lost;
    tell(SAVES, round, KILLED_SAVES, sum.lost);
  }
  return sum;
}

async function measurePurchases(place: Place, settings: Settings, point: KillPoint): Promise<BenchFigure> {
  const label = `Purchases with wrong units of ${PURCHASES_A_POINT}, killed at “${point}”`;
  return { label, value: await countWrongPurchases(place, settings, point), unit: '', atMost: 0 };
}

async function measureSaves(place: Place, settings: Settings): Promise<BenchFigure[]> {
  const { acknowledged, lost } = await countSaves(place, settings);
  const label = `Saves acknowledged in ${KILLED_SAVES} killed runs`;
  return [
    { label, value: acknowledged, unit: '', atLeast: 1 },
    { label: 'Acknowledged saves that were lost', value: lost, unit: '', atMost: 0 },
  ];
}

async function measureKills(): Promise<BenchFigure[]> {
  const figures = await onBothEngines(async ({ name, settings }) => {
    const sum = { done: 0, lost: 0, doubled: 0 };
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const { done, lost, takenTwice, reservedTwice } = await killUnderLoad(settings, KILLS_A_ROUND);
      sum.done += done;
      sum.lost += lost;
      sum.doubled += Math.abs(takenTwice) + Math.abs(reservedTwice);
      tell(`${KILLS}, ${name}`, round, KILL_ROUNDS, sum.lost + sum.doubled);
    }
    const label = `${name}, killed ${KILL_ROUNDS * KILLS_A_ROUND} times under load`;
    return [
      { label: `${label}: units and interviews acknowledged`, value: sum.done, unit: '', atLeast: 1 },
      { label: `${label}: lost`, value: sum.lost, unit: '', atMost: 0 },
      { label: `${label}: there twice`, value: sum.doubled, unit: '', atMost: 0 },
    ];
  });
  return figures.flat();
}

/** Steps may be named by their first word: what a kill comes in the middle of, or after. */
const isWanted = (step: string): boolean =>
  !process.env.BENCH_RESTART || process.env.BENCH_RESTART.split(',').some((wanted) => step.startsWith(wanted));

export async function run(): Promise<BenchSection> {
  const place = { port: PORT, dataDir: await mkdtemp(join(tmpdir(), 'greenroom-bench-')) };
  const settings = { databaseUrl: null, dataDir: place.dataDir };
  const figures: BenchFigure[] = [];
  try {
    for (const point of KILL_POINTS.filter(isWanted)) figures.push(await measurePurchases(place, settings, point));
    if (isWanted(SAVES)) figures.push(...(await measureSaves(place, settings)));
    if (isWanted(KILLS)) figures.push(...(await measureKills()));
  } finally {
    await rm(place.dataDir, { recursive: true, force: true });
  }
  return { name: 'Killed with -9', figures };
}
