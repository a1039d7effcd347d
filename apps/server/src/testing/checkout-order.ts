import { newId } from '@greenroom/contract/uuid';

/** An order that any payment provider accepts. */
export const checkoutOrder = () => ({
  paymentId: newId(),
  userId: newId(),
  plan: 'Starter' as const,
  description: 'units',
  amountCents: 999,
  currency: 'usd',
  successUrl: 'http://localhost/',
  cancelUrl: 'http://localhost/',
});
