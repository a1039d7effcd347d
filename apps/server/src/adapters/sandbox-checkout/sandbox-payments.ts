import { createHmac } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import { fetchWithoutRedirects } from '../../fetch-without-redirects.ts';
import type { Order, PaymentEvent, PaymentProvider } from '../../ports/payments.ts';
import { type CheckoutSession, eventOfSession, outcomeOfSession } from '../stripe/stripe-events.ts';
import { buildSessionEvent } from './sandbox-events.ts';
import type { SandboxCheckout, SandboxStore } from './sandbox-store.ts';

export const SANDBOX_PATH = '/sandbox/checkout';
const DELIVERY_ATTEMPTS = 3;
const DELIVERY_TIMEOUT_MS = 5000;
/** As at Stripe: anyone who has not paid after a day starts again. */
const CHECKOUT_LIFETIME_MS = 24 * 3_600_000;

type SandboxOptions = {
  store: SandboxStore;
  /** The secret of this install; the webhook's own is derived from it. */
  secret: string;
  /** Where our own webhook listens. */
  webhookUrl: string;
};

const receiptUrlOf = (checkout: Pick<SandboxCheckout, 'id'>): string => `${SANDBOX_PATH}/${checkout.id}/receipt`;

/** A checkout in the shape of Stripe's. */
const toSession = (checkout: SandboxCheckout): CheckoutSession => ({
  id: checkout.id,
  metadata: { paymentId: checkout.paymentId },
  payment_intent: `pi_${checkout.id}`,
  amount_total: checkout.amountCents,
  payment_status: checkout.state === 'paid' ? 'paid' : 'unpaid',
  status: checkout.state === 'open' ? 'open' : checkout.state === 'paid' ? 'complete' : 'expired',
});

/** A payment provider of our own for trying out: real sessions, really signed messages, no money. */
export function createSandboxPayments({ store, secret, webhookUrl }: SandboxOptions) {
  const webhookSecret = createHmac('sha256', secret).update('sandbox-webhook').digest('hex');
  /** Only the signature code of the library is used: nothing is sent to anybody. */
  async function loadSigner() {
    const [{ default: Stripe }, { openSignedEvent }] = await Promise.all([
      import('stripe'),
      import('../stripe/stripe-payments.ts'),
    ]);
    const stripe = new Stripe('sk_sandbox_unused', { telemetry: false });
    return {
      sign: (payload: string) => stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
      open: (rawBody: Buffer, signature: string | undefined) =>
        openSignedEvent(stripe, rawBody, signature, webhookSecret),
    };
  }

  let signer: ReturnType<typeof loadSigner> | null = null;
  /** Loaded by the first purchase: the library is large, and most starts sell nothing. */
  const openSigner = () => {
    signer ??= loadSigner();
    return signer;
  };

  /** Tells ourselves, as a provider would. What does not arrive is found by the reconciliation. */
  async function deliver(checkout: SandboxCheckout): Promise<void> {
    const payload = buildSessionEvent(checkout, receiptUrlOf(checkout));
    const { sign } = await openSigner();
    for (let attempt = 0; attempt < DELIVERY_ATTEMPTS; attempt += 1) {
      const response = await fetchWithoutRedirects(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': sign(payload),
        },
        body: payload,
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
      }).catch(() => null);
      if (response?.ok) return;
    }
  }

  async function require(id: string): Promise<SandboxCheckout & { createdAt: Date }> {
    const checkout = await store.find(id);
    if (!checkout) throw new AppError('not_found');
    return checkout;
  }

  /** Ends a checkout. What it answers is how it ended in truth: another tab may have been first. */
  async function close(id: string, state: 'paid' | 'expired'): Promise<SandboxCheckout> {
    await store.close(id, state);
    const checkout = await require(id);
    await deliver(checkout);
    return checkout;
  }

  async function findOutcome(checkoutId: string): Promise<PaymentEvent[]> {
    const found = await require(checkoutId);
    const isOverdue = found.state === 'open' && Date.now() - found.createdAt.getTime() > CHECKOUT_LIFETIME_MS;
    if (isOverdue) await store.close(checkoutId, 'expired');
    const checkout = isOverdue ? await require(checkoutId) : found;
    const outcome = outcomeOfSession(toSession(checkout), new Date());
    if (!outcome) return [];
    return [outcome.type === 'paid' ? { ...outcome, receiptUrl: receiptUrlOf(checkout) } : outcome];
  }

  const provider: PaymentProvider = {
    kind: 'sandbox',
    async createCheckout(order: Order) {
      const id = `cs_sandbox_${createHmac('sha256', secret).update(order.paymentId).digest('hex').slice(0, 40)}`;
      const { paymentId, plan, amountCents, currency, successUrl, cancelUrl } = order;
      await store.open({ id, paymentId, plan, amountCents, currency, successUrl, cancelUrl, state: 'open' });
      return { checkoutId: id, url: new URL(`${SANDBOX_PATH}/${id}`, successUrl).href };
    },
    async readEvent(rawBody, signature) {
      const event = (await openSigner()).open(rawBody, signature);
      if (event?.type !== 'paid' || event.checkoutId === null) return event;
      return { ...event, receiptUrl: receiptUrlOf({ id: event.checkoutId }) };
    },
    findOutcome,
    async cancelCheckout(checkoutId) {
      if (!(await store.close(checkoutId, 'expired'))) return findOutcome(checkoutId);
      const statement = { id: `cancelled ${checkoutId}`, happenedAt: new Date() };
      return [eventOfSession(statement, 'cancelled', toSession(await require(checkoutId)))];
    },
    // No one gives money back in the sandbox, and no bank asks for it.
    findReversals: () => [],
  };
  return { provider, store, close };
}

export type SandboxPayments = ReturnType<typeof createSandboxPayments>;
