import type { Payment, PaymentEventType, PaymentState } from '@greenroom/contract/billing';
import { PACKAGES, type Package } from '@greenroom/contract/packages';
import { newId } from '@greenroom/contract/uuid';
import { AppError } from '../../app-error.ts';
import type { PaymentProvider } from '../../ports/payments.ts';
import type { BillingRepository, PaymentRow } from './billing-repository.ts';
import type { PaymentEventRepository } from './payment-event-repository.ts';
import { createReconciliation } from './reconcile-payments.ts';

const CURRENCY = 'usd';

type BillingServiceOptions = {
  repository: BillingRepository;
  events: PaymentEventRepository;
  provider: PaymentProvider | null;
};
export type CheckoutRequest = {
  userId: string;
  amount: number;
  plan: string;
  operationId: string | null;
  /** Where the person's browser is, to come back to. */
  origin: string;
};

type PaymentOutcome = { state: PaymentState; plan: string };

/** @param provider takes money now: a checkout of another one cannot be continued */
const toPayment = (row: PaymentRow, provider: string | undefined): Payment => ({
  _id: row.id,
  plan: row.plan,
  amount: row.amountCents / 100,
  currency: row.currency,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  receiptUrl: row.receiptUrl,
  checkoutUrl: row.state === 'pending' && row.provider === provider ? row.checkoutUrl : null,
});

/** The package that is bought. The price is the catalogue's; an amount that differs is refused. */
function packageOf(plan: string, amount: number): Package & { priceCents: number } {
  const found = PACKAGES.find(({ name, id }) => name === plan || id === plan);
  const priceCents = Math.round((found?.price ?? 0) * 100);
  if (!found || priceCents <= 0 || Math.round(amount * 100) !== priceCents) throw new AppError('payment_invalid');
  return { ...found, priceCents };
}

/** Packages, payments and what payment providers say of them. */
export function createBillingService({ repository, events, provider }: BillingServiceOptions) {
  function requireProvider(): PaymentProvider {
    if (!provider) throw new AppError('payments_off');
    return provider;
  }

  /** Begins a checkout; the same operation again answers the same checkout. */
  async function checkout({ userId, amount, plan, operationId, origin }: CheckoutRequest): Promise<{ url: string }> {
    const payments = requireProvider();
    const bought = packageOf(plan, amount);
    const row = await repository.begin({
      userId,
      provider: payments.kind,
      plan: bought.name,
      amountCents: bought.priceCents,
      currency: CURRENCY,
      units: bought.units,
      operationId: operationId ?? newId(),
    });
    if (!row) throw new AppError('payment_failed');
    if (row.plan !== bought.name) throw new AppError('conflict');
    if (row.checkoutUrl) return { url: row.checkoutUrl };
    const { checkoutId, url } = await payments.createCheckout({
      paymentId: row.id,
      userId,
      plan: row.plan,
      description: bought.features.join(', '),
      amountCents: row.amountCents,
      currency: row.currency,
      successUrl: `${origin}/?payment_status=success`,
      // Anyone who comes back by it tells us which checkout they gave up.
      cancelUrl: `${origin}/?payment_status=failed&payment=${row.id}`,
    });
    await events.keepCheckout(row.id, checkoutId, url);
    return { url };
  }

  /** Answers what the message was about; null if it is of no interest. */
  async function receive(rawBody: Buffer, signature: string | undefined): Promise<PaymentEventType | null> {
    const event = await requireProvider().readEvent(rawBody, signature);
    if (event) await events.apply(event);
    return event?.type ?? null;
  }

  /** Gives up a checkout that is still open; any other stays what it is, above all one that was paid in the meantime. */
  async function cancel(userId: string, paymentId: string): Promise<PaymentOutcome> {
    const payments = requireProvider();
    const row = await repository.findOwn(userId, paymentId);
    if (!row) throw new AppError('not_found');
    const { state, plan, checkoutId } = row;
    if (state !== 'pending' || checkoutId === null || row.provider !== payments.kind) return { state, plan };
    for (const event of await payments.cancelCheckout(checkoutId)) {
      // Closed a moment ago, by the same press in another tab perhaps, and that press is not confirmed yet. It counts
      // as cancelled.
      const isClosed = event.type === 'expired';
      await events.apply(isClosed ? { ...event, type: 'cancelled', id: `cancelled ${checkoutId}` } : event);
    }
    const settled = await repository.findOwn(userId, paymentId);
    return { state: settled?.state ?? state, plan };
  }

  async function state(checkoutId: string): Promise<PaymentOutcome> {
    const row = await repository.findByCheckout(checkoutId);
    if (!row) throw new AppError('not_found');
    return { state: row.state, plan: row.plan };
  }

  return {
    checkout,
    receive,
    cancel,
    reconcile: createReconciliation({ repository, events, provider }),
    state,
    list: async (userId: string) => ({
      payments: (await repository.list(userId)).map((row) => toPayment(row, provider?.kind)),
      asOf: new Date().toISOString(),
    }),
  };
}

export type BillingService = ReturnType<typeof createBillingService>;
