import Stripe from 'stripe';
import { AppError } from '../../app-error.ts';
import type { Order, PaymentEvent, PaymentProvider } from '../../ports/payments.ts';
import { asAppError, createStripeClient, headerOf, type StripeSettings } from './stripe-client.ts';
import { eventOfSession, readStripeEvent, UnreadableEventError } from './stripe-events.ts';
import { createStripeLookups } from './stripe-lookups.ts';

/** How old a signed message may be, in seconds. */
const SIGNATURE_TOLERANCE_S = 300;
const MOST_KEPT_FAILURES = 8;

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
  const client = createStripeClient(settings);
  const { stripe, ask } = client;
  const { findOutcome, findReversals } = createStripeLookups(client);

  const create = (order: Order, idempotencyKey: string) =>
    ask(() => stripe.checkout.sessions.create(describeOrder(order), { idempotencyKey }));

  /** Stripe keeps a 500 under its key for a day and answers it again. No one saw such a checkout, so another may replace it. */
  async function createDespiteSavedFailures(order: Order): Promise<Stripe.Checkout.Session> {
    for (let savedFailures = 0; ; savedFailures += 1) {
      try {
        return await create(order, savedFailures === 0 ? order.paymentId : `${order.paymentId} ${savedFailures}`);
      } catch (error) {
        const isKept = headerOf(error, 'idempotent-replayed') === 'true';
        if (!isKept || savedFailures === MOST_KEPT_FAILURES) throw error;
      }
    }
  }

  /** The session as Stripe closed it; null when it was not open any more. With a key, so that a lost answer is given again. */
  async function expire(checkoutId: string): Promise<Stripe.Checkout.Session | null> {
    try {
      const idempotencyKey = `cancel ${checkoutId}`;
      return await ask(() => stripe.checkout.sessions.expire(checkoutId, {}, { idempotencyKey }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
      throw asAppError(error);
    }
  }

  return {
    kind: 'stripe',

    async createCheckout(order) {
      const session = await createDespiteSavedFailures(order).catch((error: unknown) => {
        throw asAppError(error);
      });
      if (!session.url || !session.id) throw new AppError('payment_failed', { message: 'No checkout URL received' });
      return { checkoutId: session.id, url: session.url };
    },

    readEvent: async (rawBody, signature) => openSignedEvent(stripe, rawBody, signature, settings.webhookSecret),

    findOutcome,
    findReversals,

    async cancelCheckout(checkoutId) {
      const session = await expire(checkoutId);
      // Stripe alone decides which came first: a session that was paid, in another tab perhaps, cannot be closed any more.
      if (session?.status !== 'expired') return findOutcome(checkoutId);
      return [eventOfSession({ id: `cancelled ${checkoutId}`, happenedAt: new Date() }, 'cancelled', session)];
    },
  };
}
