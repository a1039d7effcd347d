import type Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments.ts';

type CheckoutSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'metadata' | 'payment_intent' | 'amount_total' | 'payment_status' | 'status'
>;

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** What the facts of a checkout session mean under a given type. */
function eventOfSession(id: string, type: PaymentEvent['type'], session: CheckoutSession): PaymentEvent {
  return {
    id,
    type,
    paymentId: session.metadata?.paymentId ?? null,
    checkoutId: session.id,
    paymentIntentId: idOf(session.payment_intent),
    amountCents: session.amount_total,
    receiptUrl: null,
  };
}

/** How a session ended, whatever messages came; null while it goes on. Delayed payments are complete and not yet paid. */
export function outcomeOfSession(session: CheckoutSession): PaymentEvent | null {
  if (session.payment_status === 'paid') return eventOfSession(`outcome ${session.id} paid`, 'paid', session);
  if (session.status === 'expired') return eventOfSession(`outcome ${session.id} expired`, 'expired', session);
  return null;
}

function eventOfCharge(id: string, type: PaymentEvent['type'], charge: Stripe.Charge): PaymentEvent {
  return {
    id,
    type,
    paymentId: charge.metadata?.paymentId ?? null,
    checkoutId: null,
    paymentIntentId: idOf(charge.payment_intent),
    amountCents: charge.amount,
    receiptUrl: charge.receipt_url ?? null,
  };
}

/** Stripe's events that matter here, in our words; null for the others, and for a refund of only a part. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return event.data.object.payment_status === 'paid' ? eventOfSession(event.id, 'paid', event.data.object) : null;
    case 'checkout.session.async_payment_succeeded':
      return eventOfSession(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return eventOfSession(event.id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return eventOfSession(event.id, 'expired', event.data.object);
    case 'charge.refunded':
      return event.data.object.refunded ? eventOfCharge(event.id, 'refunded', event.data.object) : null;
    case 'charge.dispute.created':
      return {
        id: event.id,
        type: 'disputed',
        paymentId: null,
        checkoutId: null,
        paymentIntentId: idOf(event.data.object.payment_intent),
        amountCents: event.data.object.amount,
        receiptUrl: null,
      };
    default:
      return null;
  }
}
