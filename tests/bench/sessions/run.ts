// Many tabs that refresh at once, and stolen refresh tokens that come back, over HTTP.

import { startKillableServer } from '../../../apps/server/src/testing/killable-server.ts';
import { type SignedInPerson, signInPeople, withDatabase } from '../../../apps/server/src/testing/people.ts';
import type { BenchFigure, BenchSection } from '../bench-section.ts';
import { type Engine, isQuick, onBothEngines } from '../engines.ts';

const PORT = 3400;
const TABS = 20;
const ROUNDS = isQuick ? 20 : 200;
const THEFTS = isQuick ? 10 : 100;
const HEADERS = { 'x-greenroom-client': 'bench', 'sec-fetch-site': 'same-origin' };

type Renewed = { accessToken: string; refreshToken: string };

function createClient(origin: string) {
  return {
    async refresh(refreshToken: string): Promise<Renewed | null> {
      const headers = { ...HEADERS, cookie: `greenroom_refresh=${refreshToken}` };
      const response = await fetch(`${origin}/api/v1/auth/refresh`, { headers });
      const { data } = (await response.json()) as { data?: string };
      const cookie = response.headers.getSetCookie().find((each) => each.startsWith('greenroom_refresh='));
      const next = cookie?.split(';')[0]?.split('=')[1];
      return response.ok && data && next ? { accessToken: data, refreshToken: next } : null;
    },
    async isLetIn(accessToken: string): Promise<boolean> {
      const response = await fetch(`${origin}/api/v1/profile`, { headers: { 'x-access-token': accessToken } });
      await response.arrayBuffer();
      return response.ok;
    },
  };
}
type Client = ReturnType<typeof createClient>;

async function countLoggedOut(client: Client, person: SignedInPerson): Promise<number> {
  let { refreshToken } = person;
  let loggedOut = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(Array.from({ length: TABS }, () => client.refresh(refreshToken)));
    const tokens = answers.filter((answer) => answer !== null);
    loggedOut += TABS - tokens.length;
    const last = tokens.at(-1);
    if (!last || new Set(tokens.map((token) => token.refreshToken)).size !== 1) return TABS * ROUNDS;
    if (!(await client.isLetIn(last.accessToken))) loggedOut += 1;
    refreshToken = last.refreshToken;
  }
  return loggedOut;
}

/** Replays a token of two generations ago while the living one is refreshed; counts what still works afterwards. */
async function countSurvivors(client: Client, people: SignedInPerson[]): Promise<number> {
  let survivors = 0;
  for (const person of people) {
    const second = await client.refresh(person.refreshToken);
    const third = second && (await client.refresh(second.refreshToken));
    if (!third) throw new Error('a session ended before anything was stolen');
    const [, ...heirs] = await Promise.all([
      client.refresh(person.refreshToken),
      ...Array.from({ length: TABS - 1 }, () => client.refresh(third.refreshToken)),
    ]);
    for (const token of [third, ...heirs.filter((heir) => heir !== null)]) {
      if (await client.refresh(token.refreshToken)) survivors += 1;
      if (await client.isLetIn(token.accessToken)) survivors += 1;
    }
  }
  return survivors;
}

async function measure(engine: Engine): Promise<BenchFigure[]> {
  const [person, ...victims] = await withDatabase(engine.settings, (database) => signInPeople(database, 1 + THEFTS));
  if (!person) throw new Error('nobody is signed in');
  const server = await startKillableServer(PORT, engine.env);
  try {
    const client = createClient(server.origin);
    const start = performance.now();
    const loggedOut = await countLoggedOut(client, person);
    const elapsedS = (performance.now() - start) / 1000;
    return [
      {
        label: `${engine.name}: logged out of ${TABS * ROUNDS} refreshes, ${TABS} at once`,
        value: loggedOut,
        unit: '',
        atMost: 0,
      },
      { label: `${engine.name}: refreshes a second meanwhile`, value: (TABS * ROUNDS) / elapsedS, unit: '/s' },
      {
        label: `${engine.name}: tokens alive after ${THEFTS} replays that raced ${TABS - 1} refreshes each`,
        value: await countSurvivors(client, victims),
        unit: '',
        atMost: 0,
      },
    ];
  } finally {
    await server.stop();
  }
}

export async function run(): Promise<BenchSection> {
  return { name: 'Sessions', figures: (await onBothEngines(measure)).flat() };
}
