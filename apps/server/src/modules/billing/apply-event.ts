import type { PaymentEvent } from '../../ports/payments.ts';
import type { Outcome, PaymentFacts } from './payment-facts.ts';

/**
 * Pure and harmless in any order and number: units are given at most once, never after they were taken back, and taken
 * back at most once. A late success counts, also after a failure or an expiry. Null when the event changes nothing.
 */
export function applyEvent(payment: PaymentFacts, event: Pick<PaymentEvent, 'type' | 'amountCents'>): Outcome | null {
  const stays = { state: payment.state, grants: false, takesBack: false };
  switch (event.type) {
    case 'paid':
      if (payment.isGranted || payment.isTakenBack) return null;
      // Somebody paid another amount than the order's: not a purchase of this package.
      if (event.amountCents !== null && event.amountCents !== payment.amountCents) return null;
      return { state: 'paid', grants: true, takesBack: false };
    case 'failed':
    case 'expired':
      return payment.state === 'pending' ? { ...stays, state: event.type } : null;
    case 'refunded':
    case 'disputed':
      if (payment.isTakenBack) return payment.state === event.type ? null : { ...stays, state: event.type };
      return { state: event.type, grants: false, takesBack: true };
  }
}
