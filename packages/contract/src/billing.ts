import { z } from 'zod';
import { id } from './ids.ts';

/** Body of `POST /ai/stripe/create-checkout-session`; answers `{ url }`, bare. */
export const checkoutRequest = z
  .object({
    amount: z
      .number()
      .catch(0)
      .describe('US dollars; must be the catalogue price of the plan. What is no number is a wrong price, as 0 is.'),
    user_id: z.string().max(100).default(''),
    plan: z.string().max(50),
  })
  .meta({ id: 'CheckoutRequest' });
/** The address of a checkout page to redirect to. */
export const checkoutResponse = z.object({ url: z.string() }).meta({ id: 'Checkout' });

/** States of a payment. `pending` is open; `refunded` and `disputed` take back the units that are left. */
export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded', 'disputed'] as const;
/** One of `PAYMENT_STATES`. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * What a payment provider may say of a payment. `charged` brings the receipt's address and decides nothing; `cancelled` is a
 * checkout that its owner gave up; `reinstated` is a dispute that was won, so that the money came back.
 */
export type PaymentEventType =
  | 'charged'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'disputed'
  | 'reinstated';

/** A payment as its owner sees it. */
export const payment = z
  .object({
    _id: id,
    plan: z.string(),
    amount: z.number(),
    currency: z.string(),
    state: z.enum(PAYMENT_STATES),
    createdAt: z.iso.datetime(),
    receiptUrl: z.string().nullable(),
    checkoutUrl: z.string().nullable().describe('Where a pending payment continues; null for any other.'),
  })
  .meta({ id: 'Payment' });
/** The public state of a payment, without its owner. */
export const paymentOutcome = payment.pick({ state: true, plan: true }).meta({ id: 'CheckoutState' });
/** The owner's payments, with the time at which the server read them. */
export const paymentList = z
  .object({
    payments: z.array(payment),
    asOf: z.iso.datetime().describe('When the server looked: the clock of a device may be hours off.'),
  })
  .meta({ id: 'PaymentList' });
export type Payment = z.infer<typeof payment>;
