// Ten thousand webhook deliveries: duplicates, disorder, forgeries and old timestamps, to one server and to three at once.
import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { quotas } from '../../../apps/server/src/db/schema.ts';
import { type KillableServer, startKillableServer } from '../../../apps/server/src/testing/killable-server.ts';
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
const UNITS_A_PURCHASE = 5;
const KINDS = ['paid', 'paid again', 'expired', 'failed', 'another amount', 'forged', 'old', 'refunded'] as const;
type Kind = (typeof KINDS)[number];
type Purchase = { checkoutId: string; isRefunded: boolean };
type Delivery = { payload: string; signature: string; isForgery: boolean };

const webhookSecret = createHmac('sha256', PEOPLE_SECRET).update('sandbox-webhook').digest('hex');
const stripe = new Stripe('sk_test_unused', { telemetry: false });

function eventOf({ checkoutId }: Purchase, kind: Kind): object {
  const session = {
    id: checkoutId,
    object: 'checkout.session',
    metadata: {},
    payment_intent: `pi_${checkoutId}`,
    amount_total: kind === 'another amount' ? 1 : 999,
    payment_status: kind === 'expired' || kind === 'failed' ? 'unpaid' : 'paid',
    status: 'complete',
  };
  const types: Partial<Record<Kind, string>> = {
    'paid again': 'checkout.session.async_payment_succeeded',
    expired: 'checkout.session.expired',
    failed: 'checkout.session.async_payment_failed',
  };
  const type = types[kind] ?? 'checkout.session.completed';
  if (kind !== 'refunded') return { object: 'event', type, data: { object: session } };
  const charge = {
    id: 'ch_1',
    object: 'charge',
    refunded: true,
    amount: 999,
    payment_intent: `pi_${checkoutId}`,
    metadata: {},
  };
  return { object: 'event', type: 'charge.refunded', data: { object: charge } };
}

function sign(purchase: Purchase, kind: Kind, isRepeat: boolean): Delivery {
  const id = isRepeat ? `evt_${purchase.checkoutId}_${kind}` : `evt_${randomUUID()}`;
  const payload = JSON.stringify({ id, ...eventOf(purchase, kind) });
  const timestamp = Math.floor(Date.now() / 1000) - (kind === 'old' ? 301 : 0);
  const secret = kind === 'forged' ? 'guessed' : webhookSecret;
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, signature, isForgery: kind === 'forged' || kind === 'old' };
}

async function buy(server: KillableServer, person: SignedInPerson, index: number): Promise<Purchase> {
  const response = await fetch(`${server.origin}/api/v1/ai/stripe/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': person.accessToken },
    body: JSON.stringify({ amount: 9.99, plan: 'Starter' }),
  });
  const { url } = (await response.json()) as { url: string };
  return { checkoutId: url.split('/').at(-1) ?? '', isRefunded: index % 5 === 0 };
}

/** Deliveries go out many at once, to each server in turn. Answers how many forgeries were taken, and genuine ones refused. */
async function deliver(servers: KillableServer[], purchases: Purchase[], count: number, kinds: readonly Kind[]) {
  const wrong = { accepted: 0, refused: 0 };
  const post = async (index: number): Promise<void> => {
    const purchase = purchases[index % purchases.length];
    const server = servers[index % servers.length];
    const kind = kinds[Math.floor(Math.random() * kinds.length)];
    if (!purchase || !server || !kind || (kind === 'refunded' && !purchase.isRefunded)) return;
    const { payload, signature, isForgery } = sign(purchase, kind, index % 2 === 0);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await fetch(`${server.origin}/api/v1/billing/webhook`, { method: 'POST', headers, body: payload });
    await response.arrayBuffer();
    if (isForgery && response.ok) wrong.accepted += 1;
    if (!isForgery && !response.ok) wrong.refused += 1;
  };
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await post(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return wrong;
}

async function countWrongGrants(engine: Engine, people: SignedInPerson[], purchases: Purchase[]): Promise<number> {
  return withDatabase(engine.settings, async ({ orm }) => {
    let wrong = 0;
    for (const [index, { userId }] of people.entries()) {
      const [row] = await orm.select().from(quotas).where(eq(quotas.userId, userId));
      const expected = purchases[index]?.isRefunded ? 0 : UNITS_A_PURCHASE;
      if (row?.availableLiveInterviews !== expected) wrong += 1;
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
  const purchases: Purchase[] = [];
  for (const [index, person] of people.entries()) purchases.push(await buy(first, person, index));
  const wrong = await deliver(servers, purchases, DELIVERIES, KINDS);
  // Chance may have left something out: at the end everybody has paid, and who was refunded was refunded.
  await deliver(servers, purchases, PURCHASES, ['paid']);
  await deliver(servers, purchases, PURCHASES, ['refunded']);
  await Promise.all(servers.map((server) => server.stop()));
  const on = `${engine.name}, ${serverCount} ${serverCount === 1 ? 'process' : 'processes'}`;
  return [
    {
      label: `${on}: forgeries and old messages accepted of ${DELIVERIES} deliveries`,
      value: wrong.accepted,
      unit: '',
      atMost: 0,
    },
    { label: `${on}: genuine messages refused`, value: wrong.refused, unit: '', atMost: 0 },
    {
      label: `${on}: people of ${PURCHASES} with other units than they paid for`,
      value: await countWrongGrants(engine, people, purchases),
      unit: '',
      atMost: 0,
    },
  ];
}

export async function run(): Promise<BenchSection> {
  return { name: 'Payment messages', figures: (await onBothEngines(measure)).flat() };
}
