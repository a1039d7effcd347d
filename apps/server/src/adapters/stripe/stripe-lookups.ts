import type Stripe from 'stripe';
import type { PaymentEvent } from '../../ports/payments.ts';
import { asAppError, type StripeClient } from './stripe-client.ts';
import {
  type CheckoutSession,
  chargeOf,
  eventOfDispute,
  idOf,
  outcomeOfSession,
  REVERSALS,
  readStripeEvent,
} from './stripe-events.ts';

/** As many as Stripe gives at once. */
const PAGE_SIZE = 100;

const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** What Stripe knows, for messages that never came. */
export function createStripeLookups({ stripe, ask }: StripeClient) {
  /**
   * The state of the disputes of a session's payment. `charge.disputed` stays true when one is won: only they
   * themselves tell.
   */
  async function findDisputes(session: CheckoutSession, happenedAt: Date): Promise<PaymentEvent[]> {
    const paymentIntent = idOf(session.payment_intent, 'session.payment_intent');
    if (!chargeOf(session)?.disputed || paymentIntent === null) return [];
    const { data } = await ask(() => stripe.disputes.list({ payment_intent: paymentIntent, limit: PAGE_SIZE }));
    return data.flatMap(
      (dispute) => eventOfDispute({ id: `outcome ${dispute.id} ${dispute.status}`, happenedAt }, dispute) ?? [],
    );
  }

  async function findOutcome(checkoutId: string): Promise<PaymentEvent[]> {
    // Before it is asked, to the second, as Stripe dates its events: later changes get a later time than this answer.
    const askedAt = new Date(toSeconds(new Date()) * 1000);
    try {
      const expand = ['payment_intent.latest_charge'];
      const session = await ask(() => stripe.checkout.sessions.retrieve(checkoutId, { expand }));
      const outcome = outcomeOfSession(session, askedAt);
      return outcome ? [...(await findDisputes(session, askedAt)), outcome] : [];
    } catch (error) {
      throw asAppError(error);
    }
  }

  const listReversals = (since: Date, startingAfter: string | null): Promise<Stripe.ApiList<Stripe.Event>> =>
    ask(() =>
      stripe.events.list({
        types: REVERSALS,
        created: { gte: toSeconds(since) },
        limit: PAGE_SIZE,
        ...(startingAfter === null ? {} : { starting_after: startingAfter }),
      }),
    ).catch((error: unknown) => {
      throw asAppError(error);
    });

  async function* listAllReversals(since: Date): AsyncGenerator<Stripe.Event, void> {
    let startingAfter: string | null = null;
    do {
      const page: Stripe.ApiList<Stripe.Event> = await listReversals(since, startingAfter);
      yield* page.data;
      startingAfter = page.has_more ? (page.data.at(-1)?.id ?? null) : null;
    } while (startingAfter !== null);
  }

  /** The very messages that did not arrive, with their own ids: one that did arrive is known by it. Stripe keeps them for 30 days. */
  async function* findReversals(since: Date): AsyncGenerator<PaymentEvent, void> {
    let unreadable: unknown = null;
    for await (const event of listAllReversals(since)) {
      let said: PaymentEvent | null = null;
      try {
        said = readStripeEvent(event);
      } catch (error) {
        unreadable ??= error;
      }
      if (said) yield said;
    }
    if (unreadable) throw asAppError(unreadable);
  }

  return { findOutcome, findReversals };
}
