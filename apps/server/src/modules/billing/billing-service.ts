import type { Payment, PaymentState } from '@greenroom/contract/billing';
import { PACKAGES, type Package } from '@greenroom/contract/packages';
import { newId } from '@greenroom/contract/uuid';
import { AppError } from '../../app-error.ts';
import type { PaymentProvider } from '../../ports/payments.ts';
import type { BillingRepository, PaymentRow } from './billing-repository.ts';
import type { PaymentEventRepository } from './payment-event-repository.ts';

const CURRENCY = 'usd';
/** A checkout that is younger is left to its own messages, but for the first look after a start: its message may have come while we were away. */
const PATIENCE_MS = 60_000;
/** A refund may come before its payment is known, by hours at most; delayed payments take up to two weeks. */
const UNCLAIMED_LIFETIME_MS = 30 * 24 * 3_600_000;

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

const toPayment = (row: PaymentRow): Payment => ({
  _id: row.id,
  plan: row.plan,
  amount: row.amountCents / 100,
  currency: row.currency,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  receiptUrl: row.receiptUrl,
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
      cancelUrl: `${origin}/?payment_status=failed`,
    });
    await events.keepCheckout(row.id, checkoutId, url);
    return { url };
  }

  async function receive(rawBody: Buffer, signature: string | undefined): Promise<void> {
    const event = await requireProvider().readEvent(rawBody, signature);
    if (event) await events.apply(event);
  }

  let isFirstLook = true;

  async function settleUnheard(payments: PaymentProvider, row: PaymentRow): Promise<boolean> {
    if (row.provider !== payments.kind || row.checkoutId === null) return false;
    const event = await payments.findOutcome(row.checkoutId);
    return event !== null && events.apply(event);
  }

  /**
   * Asks the provider about every checkout of which no message came. Answers how many changed.
   * @throws AppError `payment_failed` at the end, when the provider did not answer for some: the next round asks again
   */
  async function reconcile(now = new Date()): Promise<number> {
    await events.forgetUnclaimed(new Date(now.getTime() - UNCLAIMED_LIFETIME_MS));
    if (!provider) return 0;
    const before = isFirstLook ? now : new Date(now.getTime() - PATIENCE_MS);
    isFirstLook = false;
    let changed = 0;
    const failures: unknown[] = [];
    let page = await repository.unheard(before, null);
    while (page.length > 0) {
      for (const row of page) {
        const hasChanged = await settleUnheard(provider, row).catch((error: unknown) => {
          failures.push(error);
          return false;
        });
        if (hasChanged) changed += 1;
      }
      // Checkouts that nobody ever finishes must not stand in the way of those behind them.
      page = await repository.unheard(before, page.at(-1)?.id ?? null);
    }
    if (failures.length > 0) throw new AppError('payment_failed', { cause: failures[0] });
    return changed;
  }

  async function state(checkoutId: string): Promise<{ state: PaymentState; plan: string }> {
    const row = await repository.findByCheckout(checkoutId);
    if (!row) throw new AppError('not_found');
    return { state: row.state, plan: row.plan };
  }

  return {
    checkout,
    receive,
    reconcile,
    state,
    list: async (userId: string) => ({ payments: (await repository.list(userId)).map(toPayment) }),
  };
}

export type BillingService = ReturnType<typeof createBillingService>;
