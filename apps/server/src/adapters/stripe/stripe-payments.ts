import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS } from '@greenroom/contract/errors';
import Stripe from 'stripe';
import { AppError } from '../../app-error.ts';
import type { Order, PaymentEvent, PaymentProvider } from '../../ports/payments.ts';
import { outcomeOfSession, readStripeEvent, UnreadableEventError } from './stripe-events.ts';

/** How old a signed message may be, in seconds. */
const SIGNATURE_TOLERANCE_S = 300;
/** A person waits for this: three tries of this length at the most. */
const TIMEOUT_MS = 10_000;
const TRIES = 3;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const MOST_KEPT_FAILURES = 8;

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | null;
  timeoutMs?: number;
  firstWaitMs?: number;
};

function createClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    // Ours repeat what these would not: 429, and an answer that breaks off in its middle.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          port: Number(url.port) || (url.protocol === 'http:' ? 80 : 443),
          protocol: url.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
}

const headerOf = (error: unknown, name: string): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.headers?.[name] : undefined;

/** Whether the same request may bring another answer. */
function isWorthRepeating(error: unknown): boolean {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  // 409 and whatever from 500 on are of the first kind, and so is an answer that is not JSON.
  const isPassing = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind);
  return isPassing && headerOf(error, 'stripe-should-retry') !== 'false';
}

/** Asks up to three times, with waits that double unless Stripe names one. */
async function askPatiently<Result>(firstWaitMs: number, ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || !isWorthRepeating(error)) throw error;
      const namedMs = Number(headerOf(error, 'retry-after')) * 1000;
      await wait(Math.min(namedMs || firstWaitMs * 2 ** (tries - 1), LONGEST_WAIT_MS));
    }
  }
}

/** In the contract's words. A key that Stripe knows with another order stays refused, so the purchase must begin anew. */
function asAppError(cause: unknown): AppError {
  if (!(cause instanceof Stripe.errors.StripeIdempotencyError)) return new AppError('payment_failed', { cause });
  return new AppError('conflict', { message: ERRORS.payment_failed.message, cause });
}

/** Verifies a signature over the raw body and reads the event. @throws AppError `signature_invalid`, `payment_failed` */
export function openSignedEvent(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
): PaymentEvent | null {
  try {
    return readStripeEvent(stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, SIGNATURE_TOLERANCE_S));
  } catch (cause) {
    // Not taken for done: Stripe sends it again for three days, and the reconciliation looks for itself.
    throw new AppError(cause instanceof UnreadableEventError ? 'payment_failed' : 'signature_invalid', { cause });
  }
}

function describeOrder(order: Order): Stripe.Checkout.SessionCreateParams {
  const metadata = { paymentId: order.paymentId, userId: order.userId, plan: order.plan };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          product_data: { name: `Greenroom ${order.plan}`, description: order.description },
        },
      },
    ],
    client_reference_id: order.userId,
    metadata,
    payment_intent_data: { metadata },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

/** Stripe Checkout. The payment's id is the idempotency key: a timeout after the charge, tried again, is the same checkout. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  const { firstWaitMs = FIRST_WAIT_MS } = settings;

  const create = (order: Order, idempotencyKey: string) =>
    askPatiently(firstWaitMs, () => stripe.checkout.sessions.create(describeOrder(order), { idempotencyKey }));

  /** Stripe keeps a 500 under its key for a day and answers it again. Nobody saw such a checkout: another may stand in. */
  async function createDespiteKeptFailures(order: Order): Promise<Stripe.Checkout.Session> {
    for (let keptFailures = 0; ; keptFailures += 1) {
      try {
        return await create(order, keptFailures === 0 ? order.paymentId : `${order.paymentId} ${keptFailures}`);
      } catch (error) {
        const isKept = headerOf(error, 'idempotent-replayed') === 'true';
        if (!isKept || keptFailures === MOST_KEPT_FAILURES) throw error;
      }
    }
  }

  return {
    kind: 'stripe',

    async createCheckout(order) {
      const session = await createDespiteKeptFailures(order).catch((error: unknown) => {
        throw asAppError(error);
      });
      if (!session.url || !session.id) throw new AppError('payment_failed', { message: 'No checkout URL received' });
      return { checkoutId: session.id, url: session.url };
    },

    readEvent: async (rawBody, signature) => openSignedEvent(stripe, rawBody, signature, settings.webhookSecret),

    async findOutcome(checkoutId) {
      try {
        const expand = ['payment_intent.latest_charge'];
        return outcomeOfSession(
          await askPatiently(firstWaitMs, () => stripe.checkout.sessions.retrieve(checkoutId, { expand })),
        );
      } catch (error) {
        throw asAppError(error);
      }
    },
  };
}
