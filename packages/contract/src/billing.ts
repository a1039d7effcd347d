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
export const checkoutResponse = z.object({ url: z.string() }).meta({ id: 'Checkout' });

export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded', 'disputed'] as const;
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

export const payment = z
  .object({
    _id: id,
    plan: z.string(),
    amount: z.number(),
    currency: z.string(),
    state: z.enum(PAYMENT_STATES),
    createdAt: z.iso.datetime(),
    receiptUrl: z.string().nullable(),
  })
  .meta({ id: 'Payment' });
/** What is told of a payment without saying whose it is. */
export const paymentOutcome = payment.pick({ state: true, plan: true }).meta({ id: 'CheckoutState' });
export const paymentList = z
  .object({
    payments: z.array(payment),
    asOf: z.iso.datetime().describe('When the server looked: the clock of a device may be hours off.'),
  })
  .meta({ id: 'PaymentList' });
export type Payment = z.infer<typeof payment>;
