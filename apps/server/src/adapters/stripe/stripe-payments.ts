import Stripe from 'stripe';
import { AppError } from '../../app-error.ts';
import type { Order, PaymentEvent, PaymentProvider } from '../../ports/payments.ts';
import { outcomeOfSession, readStripeEvent } from './stripe-events.ts';

/** How old a signed message may be, in seconds. */
const SIGNATURE_TOLERANCE_S = 300;

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string | null; timeoutMs?: number };

function createClient({ secretKey, apiUrl, timeoutMs = 20_000 }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
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

/** Verifies a signature over the raw body and reads the event. @throws AppError `signature_invalid` */
export function openSignedEvent(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
): PaymentEvent | null {
  try {
    return readStripeEvent(stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, SIGNATURE_TOLERANCE_S));
  } catch (cause) {
    throw new AppError('signature_invalid', { cause });
  }
}

/** Stripe Checkout. The payment's id is the idempotency key: a timeout after the charge, tried again, is the same checkout. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  const failed = (cause: unknown): never => {
    throw new AppError('payment_failed', { cause });
  };

  return {
    kind: 'stripe',

    async createCheckout(order: Order) {
      const metadata = { paymentId: order.paymentId, userId: order.userId, plan: order.plan };
      const session = await stripe.checkout.sessions
        .create(
          {
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
          },
          { idempotencyKey: order.paymentId },
        )
        .catch(failed);
      if (!session.url) throw new AppError('payment_failed', { message: 'No checkout URL received' });
      return { checkoutId: session.id, url: session.url };
    },

    readEvent: (rawBody, signature) => openSignedEvent(stripe, rawBody, signature, settings.webhookSecret),

    async findOutcome(checkoutId) {
      return outcomeOfSession(await stripe.checkout.sessions.retrieve(checkoutId).catch(failed));
    },
  };
}
