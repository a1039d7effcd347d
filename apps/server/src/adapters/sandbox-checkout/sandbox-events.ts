import { randomUUID } from 'node:crypto';
import type { SandboxCheckout } from './sandbox-store.ts';

/** A message in the shape of Stripe's, so that one reader serves both. */
export function buildSessionEvent(checkout: SandboxCheckout, receiptUrl: string): string {
  const isPaid = checkout.state === 'paid';
  return JSON.stringify({
    id: `evt_sandbox_${randomUUID()}`,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    type: isPaid ? 'checkout.session.completed' : 'checkout.session.expired',
    data: {
      object: {
        id: checkout.id,
        object: 'checkout.session',
        metadata: { paymentId: checkout.paymentId, receiptUrl },
        payment_intent: `pi_${checkout.id}`,
        amount_total: checkout.amountCents,
        payment_status: isPaid ? 'paid' : 'unpaid',
        status: isPaid ? 'complete' : 'expired',
      },
    },
  });
}
