import type { Conclusion, EventFacts } from './payment-facts.ts';

/** Of several endings the first of these counts: money that went back outweighs money that came, and that a failure. */
const ENDINGS = ['refunded', 'disputed', 'paid', 'failed', 'expired'] as const;

type Said = Pick<EventFacts, 'type' | 'amountCents' | 'receiptUrl'>;

/**
 * What a payment has come to, from everything that was said of it. Pure, and blind to order and repetition: whatever
 * comes twice, late or backwards, the same set of events gives the same conclusion.
 */
export function concludePayment(priceCents: number, events: readonly Said[]): Conclusion {
  // Somebody paid another amount than the order's: not a purchase of this package.
  const counting = events.filter(
    ({ type, amountCents }) => type !== 'paid' || amountCents === null || amountCents === priceCents,
  );
  const wasSaid = (type: Said['type']) => counting.some((event) => event.type === type);
  const isPaid = wasSaid('paid');
  const isReversed = wasSaid('refunded') || wasSaid('disputed');
  const [receiptUrl = null] = counting.flatMap((event) => event.receiptUrl ?? []).toSorted();
  return {
    state: ENDINGS.find(wasSaid) ?? 'pending',
    isPaid,
    isReversed,
    receiptUrl: isPaid || isReversed ? receiptUrl : null,
  };
}
