import type { PaymentEventType } from '@greenroom/contract/billing';

/** One purchase, as it is handed to the provider. Money in cents of `currency` (ISO 4217, small letters). */
export type Order = {
  paymentId: string;
  userId: string;
  plan: string;
  description: string;
  amountCents: number;
  currency: string;
  successUrl: string;
  cancelUrl: string;
};

/** What a provider says happened. The same event may come many times and in any order. */
export type PaymentEvent = {
  id: string;
  type: PaymentEventType;
  paymentId: string | null;
  checkoutId: string | null;
  paymentIntentId: string | null;
  /** Which dispute it is about: a payment may be disputed more than once. */
  disputeId: string | null;
  amountCents: number | null;
  receiptUrl: string | null;
  /** When it happened, or was so, by the provider's clock: to the second. */
  happenedAt: Date;
};

/** Takes the money: Stripe, or the sandbox of this product. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'sandbox';
  /** Begins a checkout. The same order again answers the same checkout. @throws AppError `payment_failed` */
  createCheckout(order: Order): Promise<{ checkoutId: string; url: string }>;
  /** A signed message; null when it is of no interest. @throws AppError `signature_invalid` */
  readEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
  /**
   * How a checkout ended, for messages that never came; nothing while it continues. What takes units comes before what
   * gives them, so that no one can use them in between. @throws AppError `payment_failed`
   */
  findOutcome(checkoutId: string): Promise<PaymentEvent[]>;
  /** Closes a checkout that no one paid yet. One that is over answers how it ended. @throws AppError `payment_failed` */
  cancelCheckout(checkoutId: string): Promise<PaymentEvent[]>;
  /**
   * Refunds and disputes since a moment, of all payments, for messages that never came.
   * @throws AppError `payment_failed`, at the end when only some could not be read
   */
  findReversals(since: Date): AsyncIterable<PaymentEvent> | Iterable<PaymentEvent>;
}
