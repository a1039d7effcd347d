import type { PaymentEventType } from '@greenroom/contract/billing';
import type Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments.ts';

type Named = string | { id: string } | null;
/** Which statement it is, and when what it says was so. */
export type Statement = { id: string; happenedAt: Date };
export type CheckoutSession = Pick<Stripe.Checkout.Session, 'id' | 'metadata' | 'amount_total' | 'status'> & {
  payment_status: string;
  payment_intent: string | { id: string; latest_charge?: string | Stripe.Charge | null } | null;
};

const PAYMENT_STATUSES = new Set(['paid', 'unpaid', 'no_payment_required']);

/** A field on which money depends is not what it always was. Nothing is concluded: anyone who said it is to say it again. */
export class UnreadableEventError extends Error {}

function require(isThere: boolean, field: string): void {
  if (!isThere) throw new UnreadableEventError(`${field} is not what it always was`);
}

export function idOf(value: Named, field: string): string | null {
  const id = typeof value === 'object' ? (value?.id ?? null) : value;
  require(id === null || typeof id === 'string', field);
  return id;
}

/** What the facts of a checkout session mean under a given type. */
export function eventOfSession(
  { id, happenedAt }: Statement,
  type: PaymentEventType,
  session: CheckoutSession,
): PaymentEvent {
  require(typeof session.id === 'string', 'session.id');
  require(type !== 'paid' || Number.isInteger(session.amount_total), 'session.amount_total');
  return {
    id,
    type,
    paymentId: session.metadata?.paymentId ?? null,
    checkoutId: session.id,
    paymentIntentId: idOf(session.payment_intent, 'session.payment_intent'),
    disputeId: null,
    amountCents: session.amount_total,
    receiptUrl: null,
    happenedAt,
  };
}

function isPaid(session: CheckoutSession): boolean {
  require(PAYMENT_STATUSES.has(session.payment_status), 'session.payment_status');
  return session.payment_status === 'paid';
}

/** The charge of a session that was asked for together with it. */
export function chargeOf({ payment_intent: intent }: CheckoutSession): Stripe.Charge | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
}

/**
 * How a session ended, independent of the messages received; null while it is open. Delayed payments are complete and
 * not yet paid.
 */
export function outcomeOfSession(session: CheckoutSession, happenedAt: Date): PaymentEvent | null {
  const statement = (type: PaymentEventType): Statement => ({ id: `outcome ${session.id} ${type}`, happenedAt });
  if (isPaid(session)) {
    const charge = chargeOf(session);
    const type = charge?.refunded ? 'refunded' : 'paid';
    return { ...eventOfSession(statement(type), type, session), receiptUrl: charge?.receipt_url ?? null };
  }
  return session.status === 'expired' ? eventOfSession(statement('expired'), 'expired', session) : null;
}

function eventOfCharge({ id, happenedAt }: Statement, type: PaymentEventType, charge: Stripe.Charge): PaymentEvent {
  return {
    id,
    type,
    paymentId: charge.metadata?.paymentId ?? null,
    checkoutId: null,
    paymentIntentId: idOf(charge.payment_intent, 'charge.payment_intent'),
    disputeId: null,
    amountCents: charge.amount,
    receiptUrl: charge.receipt_url ?? null,
    happenedAt,
  };
}

function eventOfRefund(statement: Statement, charge: Stripe.Charge): PaymentEvent | null {
  require(typeof charge.refunded === 'boolean', 'charge.refunded');
  return charge.refunded ? eventOfCharge(statement, 'refunded', charge) : null;
}

/** An inquiry, from which a dispute may yet grow, moves no money, and neither does one that the issuer blocked before it began. */
function hasMovedMoney({ status, payment_method_details: details }: Stripe.Dispute): boolean {
  if (status === 'prevented') return details?.card?.case_type !== 'block';
  return !status.startsWith('warning_');
}

/**
 * A dispute is recognised by its status, regardless of the message: money is also reinstated in part when a dispute
 * over more than was left of a payment is lost. It knows its payment by the payment intent alone.
 */
export function eventOfDispute({ id, happenedAt }: Statement, dispute: Stripe.Dispute): PaymentEvent | null {
  require(typeof dispute.status === 'string', 'dispute.status');
  if (!hasMovedMoney(dispute)) return null;
  require(typeof dispute.id === 'string', 'dispute.id');
  const paymentIntentId = idOf(dispute.payment_intent, 'dispute.payment_intent');
  require(paymentIntentId !== null, 'dispute.payment_intent');
  return {
    id,
    type: dispute.status === 'won' ? 'reinstated' : 'disputed',
    paymentId: null,
    checkoutId: null,
    paymentIntentId,
    disputeId: dispute.id,
    amountCents: dispute.amount,
    receiptUrl: null,
    happenedAt,
  };
}

/** The types of Stripe's events by which money goes back, or comes back after it went. */
export const REVERSALS = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
];

/**
 * Stripe's events that matter here, in our words; null for the others, and for a refund of only a part.
 * @throws UnreadableEventError when one that matters cannot be understood
 */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | null {
  require(Number.isInteger(event.created), 'event.created');
  const statement = { id: event.id, happenedAt: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
      return isPaid(event.data.object) ? eventOfSession(statement, 'paid', event.data.object) : null;
    case 'checkout.session.async_payment_succeeded':
      return eventOfSession(statement, 'paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return eventOfSession(statement, 'failed', event.data.object);
    case 'checkout.session.expired':
      return eventOfSession(statement, 'expired', event.data.object);
    case 'charge.succeeded':
      return eventOfCharge(statement, 'charged', event.data.object);
    case 'charge.refunded':
      return eventOfRefund(statement, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return eventOfDispute(statement, event.data.object);
    default:
      return null;
  }
}
