// Ten thousand webhook deliveries: duplicates, disorder, forgeries and old timestamps, to one server and to three at once.
import { eq } from 'drizzle-orm';
import { payments, quotas } from '../../../apps/server/src/db/schema.ts';
import { type KillableServer, startKillableServer } from '../../../apps/server/src/testing/killable-server.ts';
import {
  buildStorm,
  type Delivery,
  sandboxWebhookSecret,
  signDelivery,
  storyOf,
} from '../../../apps/server/src/testing/payment-messages.ts';
import {
  PEOPLE_SECRET,
  type SignedInPerson,
  signInPeople,
  withDatabase,
} from '../../../apps/server/src/testing/people.ts';
import type { BenchFigure, BenchSection } from '../bench-section.ts';
import { type Engine, isQuick, onBothEngines } from '../engines.ts';

const FIRST_PORT = 3415;
const DELIVERIES = isQuick ? 600 : 10_000;
const PURCHASES = isQuick ? 10 : 100;
const AT_ONCE = 24;
/** The same storm each time, so that a miss can be looked at again. */
const SEED = 20_261_121;

const secret = sandboxWebhookSecret(PEOPLE_SECRET);

/** Begins a purchase; answers the checkout's id. */
async function buy(server: KillableServer, person: SignedInPerson): Promise<string> {
  const response = await fetch(`${server.origin}/api/v1/ai/stripe/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': person.accessToken },
    body: JSON.stringify({ amount: 9.99, plan: 'Starter' }),
  });
  const { url } = (await response.json()) as { url: string };
  return url.split('/').at(-1) ?? '';
}

/** Deliveries go out many at once, to each server in turn. Answers how many forgeries were taken, and genuine ones refused. */
async function deliver(servers: KillableServer[], checkoutIds: string[], storm: Delivery[]) {
  const wrong = { accepted: 0, refused: 0 };
  const post = async (delivery: Delivery, server: KillableServer): Promise<void> => {
    const { rawBody, signature } = signDelivery(delivery, checkoutIds[delivery.purchase] ?? '', secret);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const body = rawBody.toString();
    const response = await fetch(`${server.origin}/api/v1/billing/webhook`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    if (delivery.forgery && response.ok) wrong.accepted += 1;
    if (!delivery.forgery && !response.ok) wrong.refused += 1;
  };
  let next = 0;
  const worker = async () => {
    for (let delivery = storm[next]; delivery; delivery = storm[next]) {
      const server = servers[next % servers.length];
      next += 1;
      if (server) await post(delivery, server);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return wrong;
}

/** People with units, or a state of payment, other than the messages said. */
async function countWrongEndings(engine: Engine, people: SignedInPerson[]): Promise<number> {
  return withDatabase(engine.settings, async ({ orm }) => {
    let wrong = 0;
    for (const [index, { userId }] of people.entries()) {
      const [quota] = await orm.select().from(quotas).where(eq(quotas.userId, userId));
      const [payment] = await orm.select().from(payments).where(eq(payments.userId, userId));
      const { liveUnits, state } = storyOf(index);
      if (quota?.availableLiveInterviews !== liveUnits || payment?.state !== state) wrong += 1;
    }
    return wrong;
  });
}

async function measure(engine: Engine): Promise<BenchFigure[]> {
  const people = await withDatabase(engine.settings, (database) => signInPeople(database, PURCHASES));
  const serverCount = engine.name === 'PostgreSQL' ? 3 : 1;
  const servers: KillableServer[] = [];
  for (let index = 0; index < serverCount; index += 1) {
    servers.push(await startKillableServer(FIRST_PORT + index, engine.env));
  }
  const [first] = servers;
  if (!first) throw new Error('no server');
  const checkoutIds: string[] = [];
  for (const person of people) checkoutIds.push(await buy(first, person));
  const storm = buildStorm(PURCHASES, DELIVERIES, SEED);
  const forgeries = storm.filter(({ forgery }) => forgery !== null).length;
  const start = performance.now();
  const wrong = await deliver(servers, checkoutIds, storm);
  const elapsedS = (performance.now() - start) / 1000;
  await Promise.all(servers.map((server) => server.stop()));
  const on = `${engine.name}, ${serverCount} ${serverCount === 1 ? 'process' : 'processes'}`;
  return [
    {
      label: `${on}: accepted of ${forgeries} forged, changed or old messages among ${DELIVERIES}`,
      value: wrong.accepted,
      unit: '',
      atMost: 0,
    },
    {
      label: `${on}: refused of ${DELIVERIES - forgeries} genuine messages`,
      value: wrong.refused,
      unit: '',
      atMost: 0,
    },
    {
      label: `${on}: people of ${PURCHASES} with other units or another state than they paid for`,
      value: await countWrongEndings(engine, people),
      unit: '',
      atMost: 0,
    },
    { label: `${on}: messages a second`, value: DELIVERIES / elapsedS, unit: '/s' },
  ];
}

export async function run(): Promise<BenchSection> {
  return { name: 'Payment messages', figures: (await onBothEngines(measure)).flat() };
}
