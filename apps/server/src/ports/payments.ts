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
  amountCents: number | null;
  receiptUrl: string | null;
};

/** Takes the money: Stripe, or the sandbox of this product. */
export interface PaymentProvider {
  readonly kind: 'stripe' | 'sandbox';
  /** Begins a checkout. The same order again answers the same checkout. @throws AppError `payment_failed` */
  createCheckout(order: Order): Promise<{ checkoutId: string; url: string }>;
  /** A signed message; null when it is of no interest. @throws AppError `signature_invalid` */
  readEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
  /** How a checkout ended, for messages that never came; null while it goes on. @throws AppError `payment_failed` */
  findOutcome(checkoutId: string): Promise<PaymentEvent | null>;
}
