import type { PaymentEventType } from '@greenroom/contract/billing';
import type Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments.ts';

type Named = string | { id: string } | null;
export type CheckoutSession = Pick<Stripe.Checkout.Session, 'id' | 'metadata' | 'amount_total' | 'status'> & {
  payment_status: string;
  payment_intent: string | { id: string; latest_charge?: string | Stripe.Charge | null } | null;
};

const PAYMENT_STATUSES = new Set(['paid', 'unpaid', 'no_payment_required']);

/** A field on which money depends is not what it always was. Nothing is concluded: whoever said it is to say it again. */
export class UnreadableEventError extends Error {}

function require(isThere: boolean, field: string): void {
  if (!isThere) throw new UnreadableEventError(`${field} is not what it always was`);
}

function idOf(value: Named, field: string): string | null {
  const id = typeof value === 'object' ? (value?.id ?? null) : value;
  require(id === null || typeof id === 'string', field);
  return id;
}

/** What the facts of a checkout session mean under a given type. */
function eventOfSession(id: string, type: PaymentEventType, session: CheckoutSession): PaymentEvent {
  require(typeof session.id === 'string', 'session.id');
  require(type !== 'paid' || Number.isInteger(session.amount_total), 'session.amount_total');
  return {
    id,
    type,
    paymentId: session.metadata?.paymentId ?? null,
    checkoutId: session.id,
    paymentIntentId: idOf(session.payment_intent, 'session.payment_intent'),
    amountCents: session.amount_total,
    receiptUrl: null,
  };
}

function isPaid(session: CheckoutSession): boolean {
  require(PAYMENT_STATUSES.has(session.payment_status), 'session.payment_status');
  return session.payment_status === 'paid';
}

/** The charge of a session that was asked for together with it. */
function chargeOf({ payment_intent: intent }: CheckoutSession): Stripe.Charge | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
}

/** How a session ended, whatever messages came; null while it goes on. Delayed payments are complete and not yet paid. */
export function outcomeOfSession(session: CheckoutSession): PaymentEvent | null {
  if (isPaid(session)) {
    const charge = chargeOf(session);
    const type = charge?.refunded ? 'refunded' : charge?.disputed ? 'disputed' : 'paid';
    const outcome = eventOfSession(`outcome ${session.id} ${type}`, type, session);
    return { ...outcome, receiptUrl: charge?.receipt_url ?? null };
  }
  if (session.status === 'expired') return eventOfSession(`outcome ${session.id} expired`, 'expired', session);
  return null;
}

function eventOfCharge(id: string, type: PaymentEventType, charge: Stripe.Charge): PaymentEvent {
  return {
    id,
    type,
    paymentId: charge.metadata?.paymentId ?? null,
    checkoutId: null,
    paymentIntentId: idOf(charge.payment_intent, 'charge.payment_intent'),
    amountCents: charge.amount,
    receiptUrl: charge.receipt_url ?? null,
  };
}

function eventOfRefund(id: string, charge: Stripe.Charge): PaymentEvent | null {
  require(typeof charge.refunded === 'boolean', 'charge.refunded');
  return charge.refunded ? eventOfCharge(id, 'refunded', charge) : null;
}

/** A dispute knows its payment by the payment intent alone. An inquiry, from which one may yet grow, moves no money. */
function eventOfDispute(id: string, dispute: Stripe.Dispute): PaymentEvent | null {
  require(typeof dispute.status === 'string', 'dispute.status');
  if (dispute.status.startsWith('warning_')) return null;
  const paymentIntentId = idOf(dispute.payment_intent, 'dispute.payment_intent');
  require(paymentIntentId !== null, 'dispute.payment_intent');
  const { amount: amountCents } = dispute;
  return { id, type: 'disputed', paymentId: null, checkoutId: null, paymentIntentId, amountCents, receiptUrl: null };
}

/**
 * Stripe's events that matter here, in our words; null for the others, and for a refund of only a part.
 * @throws UnreadableEventError when one that matters cannot be understood
 */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return isPaid(event.data.object) ? eventOfSession(event.id, 'paid', event.data.object) : null;
    case 'checkout.session.async_payment_succeeded':
      return eventOfSession(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return eventOfSession(event.id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return eventOfSession(event.id, 'expired', event.data.object);
    case 'charge.succeeded':
      return eventOfCharge(event.id, 'charged', event.data.object);
    case 'charge.refunded':
      return eventOfRefund(event.id, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
      return eventOfDispute(event.id, event.data.object);
    default:
      return null;
  }
}
