// Messages about payments as a provider sends them: true ones in every order and number, and false ones.
import { createHmac, randomUUID } from 'node:crypto';
import type { PaymentState } from '@greenroom/contract/billing';
import Stripe from 'stripe';

export const MESSAGE_KINDS = [
  'paid',
  'paid late',
  'another amount',
  'failed',
  'expired',
  'charged',
  'refunded',
  'disputed',
  'lost',
  'won',
  'reinstated',
  'disputed again',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What the Starter package costs and brings. */
const PRICE_CENTS = 999;
export const LIVE_UNITS = 5;

const signer = new Stripe('sk_test_unused', { telemetry: false });

/** The webhook secret that a sandbox derives from this secret of the install. */
export const sandboxWebhookSecret = (installSecret: string): string =>
  createHmac('sha256', installSecret).update('sandbox-webhook').digest('hex');

/** When each kind was said, in seconds after the purchase: a dispute may be lost, won on appeal, and followed by another. */
const SAID_AFTER_S: Partial<Record<MessageKind, number>> = {
  disputed: 200,
  lost: 300,
  won: 400,
  reinstated: 400,
  'disputed again': 500,
};
const BOUGHT_AT_S = 1_790_000_000;

const TYPES: Record<MessageKind, string> = {
  paid: 'checkout.session.completed',
  'another amount': 'checkout.session.completed',
  'paid late': 'checkout.session.async_payment_succeeded',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  charged: 'charge.succeeded',
  refunded: 'charge.refunded',
  disputed: 'charge.dispute.created',
  lost: 'charge.dispute.closed',
  won: 'charge.dispute.closed',
  reinstated: 'charge.dispute.funds_reinstated',
  'disputed again': 'charge.dispute.created',
};
const DISPUTE_STATUSES: Partial<Record<MessageKind, string>> = {
  disputed: 'needs_response',
  lost: 'lost',
  won: 'won',
  reinstated: 'won',
  'disputed again': 'needs_response',
};

/** A message about the payment behind a checkout. Those of a charge or a dispute name only the payment intent. */
export function buildMessage(kind: MessageKind, checkoutId: string, id: string = `evt_${randomUUID()}`): object {
  const isPaid = kind === 'paid' || kind === 'paid late' || kind === 'another amount';
  const intent = `pi_${checkoutId}`;
  const session = {
    id: checkoutId,
    object: 'checkout.session',
    metadata: {},
    payment_intent: kind === 'expired' ? null : intent,
    amount_total: kind === 'another amount' ? 1 : PRICE_CENTS,
    payment_status: isPaid ? 'paid' : 'unpaid',
    status: kind === 'expired' ? 'expired' : 'complete',
  };
  const charge = {
    id: `ch_${checkoutId}`,
    object: 'charge',
    metadata: {},
    refunded: kind === 'refunded',
    amount: PRICE_CENTS,
    payment_intent: intent,
    receipt_url: `https://pay.example/receipts/${checkoutId}`,
  };
  const dispute = {
    id: `dp_${kind === 'disputed again' ? 2 : 1}_${checkoutId}`,
    object: 'dispute',
    status: DISPUTE_STATUSES[kind],
    amount: PRICE_CENTS,
    payment_intent: intent,
  };
  const isOfCharge = kind === 'charged' || kind === 'refunded';
  const object = dispute.status ? dispute : isOfCharge ? charge : session;
  const created = BOUGHT_AT_S + (SAID_AFTER_S[kind] ?? 0);
  return { id, object: 'event', created, type: TYPES[kind], data: { object } };
}

type Signing = { secret: string; ageS?: number };
/** The bytes that go over the wire, and the header with the signature over them. */
export function signMessage(message: object, { secret, ageS = 0 }: Signing): { rawBody: Buffer; signature: string } {
  const payload = JSON.stringify(message);
  const timestamp = Math.floor(Date.now() / 1000) - ageS;
  return {
    rawBody: Buffer.from(payload),
    signature: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  };
}

/** Sequences of payment events with their outcome, which must not depend on the order of arrival. */
const STORIES: { says: readonly MessageKind[]; state: PaymentState; liveUnits: number }[] = [
  { says: ['paid'], state: 'paid', liveUnits: LIVE_UNITS },
  { says: ['paid', 'refunded'], state: 'refunded', liveUnits: 0 },
  { says: ['failed', 'expired'], state: 'failed', liveUnits: 0 },
  { says: ['charged', 'paid', 'disputed'], state: 'disputed', liveUnits: 0 },
  { says: ['expired'], state: 'expired', liveUnits: 0 },
  { says: ['failed', 'paid late', 'charged'], state: 'paid', liveUnits: LIVE_UNITS },
  { says: ['another amount'], state: 'pending', liveUnits: 0 },
  { says: ['disputed', 'refunded', 'paid'], state: 'refunded', liveUnits: 0 },
  { says: ['paid', 'disputed', 'won', 'reinstated'], state: 'paid', liveUnits: LIVE_UNITS },
  { says: ['paid', 'disputed', 'lost'], state: 'disputed', liveUnits: 0 },
  { says: ['paid', 'disputed', 'won', 'disputed again'], state: 'disputed', liveUnits: 0 },
  { says: ['paid', 'disputed', 'refunded', 'won'], state: 'refunded', liveUnits: 0 },
  { says: [], state: 'pending', liveUnits: 0 },
  { says: ['another amount', 'expired', 'paid'], state: 'paid', liveUnits: LIVE_UNITS },
];
const NO_STORY = { says: [], state: 'pending', liveUnits: 0 } as const;
export const storyOf = (purchase: number): (typeof STORIES)[number] => STORIES[purchase % STORIES.length] ?? NO_STORY;

const FORGERIES = ['guessed secret', 'old', 'changed afterwards'] as const;
export type Delivery = {
  purchase: number;
  kind: MessageKind;
  id: string;
  forgery: (typeof FORGERIES)[number] | null;
};

/** Numbers from 0 to 1 that are the same for the same seed (a linear congruential generator). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Every message of every story at least once, then repetitions (half of them under their own id, as a provider repeats
 * itself) and forgeries up to `count`, in random order. A forgery always says that someone paid.
 */
export function buildStorm(purchases: number, count: number, seed: number): Delivery[] {
  const chance = createChance(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)];
  const told = Array.from({ length: purchases }, (_, purchase) =>
    storyOf(purchase).says.map((kind): Delivery => ({ purchase, kind, id: `evt_${randomUUID()}`, forgery: null })),
  ).flat();
  const storm = [...told];
  while (storm.length < count) {
    const again = pick(told);
    if (chance() < 0.6 && again) {
      storm.push(chance() < 0.5 ? again : { ...again, id: `evt_${randomUUID()}` });
    } else {
      const purchase = Math.floor(chance() * purchases);
      storm.push({ purchase, kind: 'paid', id: `evt_${randomUUID()}`, forgery: pick(FORGERIES) ?? 'old' });
    }
  }
  return storm
    .map((delivery) => ({ delivery, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ delivery }) => delivery);
}

/** A delivery as it goes out now: signed at the last moment, since a signature ages. */
export function signDelivery({ kind, id, forgery }: Delivery, checkoutId: string, secret: string) {
  const message = buildMessage(kind, checkoutId, id);
  if (forgery === 'guessed secret') return signMessage(message, { secret: 'guessed' });
  const signed = signMessage(message, { secret, ageS: forgery === 'old' ? 301 : 0 });
  if (forgery !== 'changed afterwards') return signed;
  return { ...signed, rawBody: Buffer.from(signed.rawBody.toString().replace('evt_', 'evt-')) };
}
