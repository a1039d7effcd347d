import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginPurchase,
  buildBilling,
  buildPerson,
  readLiveUnits,
  tell,
  WEBHOOK_SECRET,
} from '../../testing/billing-world.ts';
import { databaseEngines, type OpenedEngine } from '../../testing/database-engines.ts';
import {
  buildStorm,
  LIVE_UNITS,
  MESSAGE_KINDS,
  type MessageKind,
  signDelivery,
  storyOf,
} from '../../testing/payment-messages.ts';

/** About a hundredth of what `npm run bench -- billing` sends; each story twice. */
const DELIVERIES = 140;
const PURCHASES = 28;
const ORDERS = 30;
const RACES = 20;

/** What has to come out, told apart from how the server finds it. */
function endingOf(said: readonly MessageKind[]): { state: string; liveUnits: number } {
  const was = (...kinds: MessageKind[]) => kinds.some((kind) => said.includes(kind));
  // Only a session's message ties the payment intent to the checkout; without one the refunded payment is unknown.
  const isTied = was('paid', 'paid late', 'another amount', 'failed');
  const isPaid = was('paid', 'paid late');
  if (isTied && was('refunded')) return { state: 'refunded', liveUnits: 0 };
  const isFirstStanding = was('disputed', 'lost') && !was('won', 'reinstated');
  if (isTied && (isFirstStanding || was('disputed again'))) return { state: 'disputed', liveUnits: 0 };
  if (isPaid) return { state: 'paid', liveUnits: LIVE_UNITS };
  return { state: was('failed') ? 'failed' : was('expired') ? 'expired' : 'pending', liveUnits: 0 };
}

describe.each(databaseEngines)('messages about payments on %s', (_engine, open) => {
  let engine: OpenedEngine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.stop());

  /** Each database as its own server, taken in turn. */
  function serversInTurn() {
    const servers = engine.databases.map((database) => buildBilling(database).billing);
    return (turn: number) => {
      const server = servers[turn % servers.length];
      if (!server) throw new Error('no server');
      return server;
    };
  }
  async function begin() {
    const [database] = engine.databases;
    const userId = await buildPerson(database);
    const { billing } = buildBilling(database);
    return { userId, checkoutId: await beginPurchase(billing, userId) };
  }
  async function readEnding({ userId, checkoutId }: { userId: string; checkoutId: string }) {
    const [database] = engine.databases;
    const { state } = await buildBilling(database).billing.state(checkoutId);
    return { state, liveUnits: await readLiveUnits(database, userId) };
  }

  it('come to the same end in every order and number', async () => {
    const told = fc.array(fc.constantFrom(...MESSAGE_KINDS), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(told, async (said) => {
        const purchase = await begin();
        const { billing } = buildBilling(engine.databases[0]);
        // The second of the same kind is the same message again; the third is its own message.
        for (const [index, kind] of said.entries()) {
          const before = said.slice(0, index).filter((other) => other === kind).length;
          await tell(billing, kind, purchase.checkoutId, `${purchase.checkoutId} ${kind} ${Math.floor(before / 2)}`);
        }
        expect(await readEnding(purchase)).toEqual(endingOf(said));
      }),
      { numRuns: ORDERS },
    );
  });

  it('give back what a dispute took and no more, whatever two servers hear first', async () => {
    const server = serversInTurn();
    for (let race = 0; race < RACES; race += 1) {
      const purchase = await begin();
      await tell(server(race), 'paid', purchase.checkoutId);
      const kinds = ['won', 'disputed', 'reinstated', 'lost', 'disputed'] as const;
      await Promise.all(kinds.map((kind, index) => tell(server(index + race), kind, purchase.checkoutId)));
      expect(await readEnding(purchase)).toEqual({ state: 'paid', liveUnits: LIVE_UNITS });
    }
  });

  it('take the units back when a refund and its payment come to two servers at once', async () => {
    const server = serversInTurn();
    for (let race = 0; race < RACES; race += 1) {
      const purchase = await begin();
      const kinds = ['refunded', 'paid', 'charged', 'paid late'] as const;
      await Promise.all(kinds.map((kind, index) => tell(server(index + race), kind, purchase.checkoutId)));
      expect(await readEnding(purchase)).toEqual({ state: 'refunded', liveUnits: 0 });
    }
  });

  it('grant exactly what was paid in a storm of repetitions, disorder and forgeries, none of which is accepted', async () => {
    const servers = engine.databases.map((database) => buildBilling(database).billing);
    const purchases = await Promise.all(Array.from({ length: PURCHASES }, begin));
    const accepted = await Promise.all(
      buildStorm(PURCHASES, DELIVERIES, 7).map(async (delivery, index) => {
        const { rawBody, signature } = signDelivery(
          delivery,
          purchases[delivery.purchase]?.checkoutId ?? '',
          WEBHOOK_SECRET,
        );
        const answer = servers[index % servers.length]?.receive(rawBody, signature);
        const isAccepted = await answer?.then(
          () => true,
          () => false,
        );
        return { isAccepted, isGenuine: delivery.forgery === null };
      }),
    );
    expect(accepted.filter(({ isAccepted, isGenuine }) => isAccepted !== isGenuine)).toEqual([]);
    expect(accepted.filter(({ isGenuine }) => !isGenuine).length).toBeGreaterThan(DELIVERIES / 10);
    const endings = await Promise.all(purchases.map(readEnding));
    expect(endings).toEqual(
      purchases.map((_, index) => ({ state: storyOf(index).state, liveUnits: storyOf(index).liveUnits })),
    );
  });
});
