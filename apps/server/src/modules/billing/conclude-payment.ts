import type { Conclusion, EventFacts } from './payment-facts.ts';

/** Of several endings the first of these counts: money that went back outweighs money that came, and that a failure. */
const ENDINGS = ['refunded', 'disputed', 'paid', 'failed', 'cancelled', 'expired'] as const;

type Said = Pick<EventFacts, 'type' | 'amountCents' | 'receiptUrl' | 'disputeId' | 'happenedAt'>;

/**
 * Whether some dispute is. It may go back and forth, so what was said of it last counts; of two things in the same
 * second that it was won, since a dispute is opened before it is won.
 */
function isInDispute(said: readonly Said[]): boolean {
  const wins = said.filter(({ type }) => type === 'reinstated');
  return said.some(
    ({ type, disputeId, happenedAt }) =>
      type === 'disputed' && !wins.some((win) => win.disputeId === disputeId && win.happenedAt >= happenedAt),
  );
}

/**
 * The state of a payment from all its events. Pure, idempotent and independent of order: with duplicate, late or
 * reordered events the same set of events gives the same conclusion.
 */
export function concludePayment(priceCents: number, events: readonly Said[]): Conclusion {
  // Someone paid another amount than the order's: not a purchase of this package.
  const counting = events.filter(
    ({ type, amountCents }) => type !== 'paid' || amountCents === null || amountCents === priceCents,
  );
  const isDisputed = isInDispute(counting);
  const stands = (ending: (typeof ENDINGS)[number]) =>
    ending === 'disputed' ? isDisputed : counting.some(({ type }) => type === ending);
  const isPaid = stands('paid');
  const isReversed = stands('refunded') || isDisputed;
  const [receiptUrl = null] = counting.flatMap((event) => event.receiptUrl ?? []).toSorted();
  return {
    state: ENDINGS.find(stands) ?? 'pending',
    isPaid,
    isReversed,
    receiptUrl: isPaid || isReversed ? receiptUrl : null,
  };
}
