import { AppError } from '../../app-error.ts';
import type { PaymentEvent, PaymentProvider } from '../../ports/payments.ts';
import type { BillingRepository, PaymentRow } from './billing-repository.ts';
import type { PaymentEventRepository } from './payment-event-repository.ts';

/** A checkout that is younger is left to its own messages, but for the first look after a start: its message may have come while we were away. */
const PATIENCE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** A refund may come before its payment is known, by hours at most; delayed payments take up to two weeks. */
const UNCLAIMED_LIFETIME_MS = 30 * DAY_MS;
/** The longest time in which the card networks accept a dispute. */
const DETACHED_LIFETIME_MS = 540 * DAY_MS;
/** How far back a first look for refunds and disputes goes: as far as Stripe remembers its events. */
const FIRST_LOOK_BACK_MS = 30 * DAY_MS;
/** How far a look reaches into the one before it: clocks differ, and an event may be listed a moment late. */
const OVERLAP_MS = 3_600_000;

type ReconciliationOptions = {
  repository: Pick<BillingRepository, 'unheard'>;
  events: Pick<PaymentEventRepository, 'apply' | 'forgetUnclaimed' | 'forgetDetached'>;
  provider: PaymentProvider | null;
};
type Round = { changed: number; failures: unknown[] };

/** Asks the provider for what it said and we did not hear, at the start and daily. One that fails is asked again in the next round. */
export function createReconciliation({ repository, events, provider }: ReconciliationOptions) {
  let isFirstLook = true;
  let reversalsSeenUntil: Date | null = null;

  async function apply(event: PaymentEvent, round: Round): Promise<void> {
    if (await events.apply(event)) round.changed += 1;
  }

  /** A payment that fails does not keep the others from being looked at. */
  async function settleUnheard(payments: PaymentProvider, row: PaymentRow, round: Round): Promise<void> {
    if (row.provider !== payments.kind || row.checkoutId === null) return;
    try {
      for (const event of await payments.findOutcome(row.checkoutId)) await apply(event, round);
    } catch (error) {
      round.failures.push(error);
    }
  }

  async function settleAllUnheard(payments: PaymentProvider, now: Date, round: Round): Promise<void> {
    const before = isFirstLook ? now : new Date(now.getTime() - PATIENCE_MS);
    isFirstLook = false;
    let page = await repository.unheard(before, null);
    while (page.length > 0) {
      for (const row of page) await settleUnheard(payments, row, round);
      // Checkouts that no one ever finishes must not be in the way of those behind them.
      page = await repository.unheard(before, page.at(-1)?.id ?? null);
    }
  }

  /** Money that went back, or came back after it went, of which we were not told. */
  async function takeReversals(payments: PaymentProvider, now: Date, round: Round): Promise<void> {
    const since = reversalsSeenUntil
      ? new Date(reversalsSeenUntil.getTime() - OVERLAP_MS)
      : new Date(now.getTime() - FIRST_LOOK_BACK_MS);
    try {
      for await (const event of payments.findReversals(since)) await apply(event, round);
      reversalsSeenUntil = now;
    } catch (error) {
      round.failures.push(error);
    }
  }

  /**
   * One round. Returns how many of the events found were new.
   * @throws AppError `payment_failed` at the end, when the provider did not answer for some: the next round asks again
   */
  return async function reconcile(now = new Date()): Promise<number> {
    await events.forgetDetached(new Date(now.getTime() - DETACHED_LIFETIME_MS));
    await events.forgetUnclaimed(new Date(now.getTime() - UNCLAIMED_LIFETIME_MS));
    if (!provider) return 0;
    const round: Round = { changed: 0, failures: [] };
    // First what takes units, so that no one is given what was already asked back.
    await takeReversals(provider, now, round);
    await settleAllUnheard(provider, now, round);
    if (round.failures.length > 0) throw new AppError('payment_failed', { cause: round.failures[0] });
    return round.changed;
  };
}
