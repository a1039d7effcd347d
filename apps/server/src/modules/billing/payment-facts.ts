import type { PaymentState } from '@greenroom/contract/billing';
import type { PaymentEvent } from '../../ports/payments.ts';

/** What the ledger keeps of a provider's event, and finds the payment by. */
export type EventFacts = PaymentEvent;

/** What all that was ever said of a payment comes to. */
export type Conclusion = {
  state: PaymentState;
  /** Someone paid what the package costs. */
  isPaid: boolean;
  /** The money went back, or is being asked back. A dispute that was won reverses nothing any more. */
  isReversed: boolean;
  receiptUrl: string | null;
};
