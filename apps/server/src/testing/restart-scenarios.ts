// What a server that is killed with -9 must not lose: the units of a purchase, and progress that it acknowledged.
import { randomUUID } from 'node:crypto';
import { PACKAGES } from '@greenroom/contract/packages';
import { newId } from '@greenroom/contract/uuid';
import { createSandboxRepository } from '../db/sandbox-repository.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import { PEOPLE_SECRET, type SignedInPerson, withDatabase } from './people.ts';

/** `running` is the server there: the one that a scenario looked at last serves the next one too. */
export type Place = { port: number; dataDir: string; running?: KillableServer | undefined };

const GRANT_LIMIT_MS = 20_000;
const PAYING_CARD = '4242 4242 4242 4242';
const starter = PACKAGES.find(({ name }) => name === 'Starter');

async function startAt(place: Place): Promise<KillableServer> {
  const { port, dataDir } = place;
  place.running ??= await startKillableServer(port, { DATA_DIR: dataDir, SESSION_SECRET: PEOPLE_SECRET });
  return place.running;
}

async function killAt(place: Place): Promise<void> {
  await place.running?.kill();
  place.running = undefined;
}

/** For the end of the last scenario, and before anything else opens the database. */
export async function stopAt(place: Place): Promise<void> {
  await place.running?.stop();
  place.running = undefined;
}

async function call(
  server: KillableServer,
  person: SignedInPerson,
  method: string,
  path: string,
  body?: object,
  key?: string,
) {
  const response = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: {
      'x-access-token': person.accessToken,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function liveUnits(server: KillableServer, person: SignedInPerson): Promise<number> {
  const { status, body } = await call(server, person, 'GET', `/user/${person.userId}/quota`);
  if (status !== 200) throw new Error(`the quota was answered with ${status}: ${JSON.stringify(body)}`);
  return (body.data as { availableLiveInterviews: number }).availableLiveInterviews;
}

async function openCheckout(server: KillableServer, person: SignedInPerson, key: string): Promise<string> {
  const body = { amount: starter?.price ?? 0, plan: 'Starter', user_id: person.userId };
  const answer = await call(server, person, 'POST', '/ai/stripe/create-checkout-session', body, key);
  return new URL(String(answer.body.url)).pathname;
}

/** Pays on the sandbox's page. Resolves when it answered, or when the connection broke. */
const pay = (server: KillableServer, checkoutPath: string): Promise<unknown> =>
  fetch(server.origin + checkoutPath, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card: PAYING_CARD }),
  }).catch(() => null);

/** Asks until the units are there, as the page does after a purchase; answers what is there at the end of the patience. */
async function waitForUnits(server: KillableServer, person: SignedInPerson, expected: number): Promise<number> {
  const end = Date.now() + GRANT_LIMIT_MS;
  let units = await liveUnits(server, person);
  while (units !== expected && Date.now() < end) units = await liveUnits(server, person);
  return units;
}

export const KILL_POINTS = [
  'making the checkout',
  'checkout made',
  'paying',
  'paid, message not sent',
  'units granted',
] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/**
 * One purchase of a Starter package in which the server is killed at a point and started again; the person then does
 * what a person does: tries once more what had not been answered.
 * @param delayMs how long after the call that is under way the kill comes, for the two points in the middle of one
 * @returns live units too many (positive) or lost (negative) compared with one purchase
 */
export async function buyThroughKill(
  place: Place,
  person: SignedInPerson,
  point: KillPoint,
  delayMs: number,
): Promise<number> {
  const key = randomUUID();
  let server = await startAt(place);
  const expected = (await liveUnits(server, person)) + (starter?.units.availableLiveInterviews ?? 0);
  const killAmid = async (work: Promise<unknown>) => {
    // The call may break before the server is seen to have ended.
    const ended = work.catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await killAt(place);
    await ended;
  };
  let checkoutPath = '';
  if (point === 'making the checkout') await killAmid(openCheckout(server, person, key));
  else checkoutPath = await openCheckout(server, person, key);
  if (point === 'paying') await killAmid(pay(server, checkoutPath));
  if (point === 'units granted') await pay(server, checkoutPath);
  await killAt(place);
  if (point === 'paid, message not sent') {
    const id = checkoutPath.split('/').at(-1) ?? '';
    await withDatabase({ databaseUrl: null, dataDir: place.dataDir }, ({ orm }) =>
      createSandboxRepository(orm).close(id, 'paid'),
    );
  }
  server = await startAt(place);
  // The same purchase again answers the same checkout; paying twice there is not possible.
  const again = await openCheckout(server, person, key);
  if (point !== 'paid, message not sent' && point !== 'units granted') await pay(server, again);
  await waitForUnits(server, person, expected);
  await pay(server, again);
  return (await liveUnits(server, person)) - expected;
}

/**
 * Saves the progress of an interview again and again until the server is killed, starts it again and looks.
 * @returns acknowledged saves, and how many turns of the last acknowledged one are missing
 */
export async function saveThroughKill(place: Place, person: SignedInPerson, killAfterSaves: number) {
  const interviewId = newId();
  const path = `/users/${person.userId}/interviews/${interviewId}`;
  const turn = (index: number) => ({ question: `Question ${index}`, answer: `Answer ${index}` });
  const options = { questionCount: 5, questionType: 'Mixed', skipFirst: false, questionDifficulty: 'Medium' };
  const server = await startAt(place);
  let acknowledged = 0;
  const enough = Promise.withResolvers<void>();
  const saving = (async () => {
    for (let saves = 1; ; saves += 1) {
      const turns = Array.from({ length: (saves % 20) + 1 }, (_, index) => turn(index));
      const progress = { jobName: 'Nurse', jobDescription: `save ${saves}`, options, turns };
      const { status } = await call(server, person, 'PUT', `${path}/progress`, progress);
      if (status !== 200) throw new Error(`a save was answered with ${status}`);
      acknowledged = saves;
      if (saves === killAfterSaves) enough.resolve();
    }
  })().catch((error: unknown) => error);
  await Promise.race([enough.promise, saving]);
  await killAt(place);
  await saving;
  const restarted = await startAt(place);
  const { body } = await call(restarted, person, 'GET', path);
  const kept = (body.data as { jobDescription?: string } | undefined)?.jobDescription ?? 'save 0';
  return { acknowledged, lost: Math.max(0, acknowledged - Number(kept.split(' ')[1])) };
}
