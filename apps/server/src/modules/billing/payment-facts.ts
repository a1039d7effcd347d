import type { PaymentState } from '@greenroom/contract/billing';

/** What is known of a payment before an event. */
export type PaymentFacts = { state: PaymentState; isGranted: boolean; isTakenBack: boolean; amountCents: number };

/** What an event does to a payment: its next state, and whether its units are given or taken back. */
export type Outcome = { state: PaymentState; grants: boolean; takesBack: boolean };

/** What the ledger keeps of a provider's event, and finds the payment by. */
export type EventFacts = {
  id: string;
  type: string;
  paymentId: string | null;
  checkoutId: string | null;
  paymentIntentId: string | null;
  receiptUrl: string | null;
};
