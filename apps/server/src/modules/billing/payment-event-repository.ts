import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { inTransaction } from '../../db/retry.ts';
import { paymentEvents, payments } from '../../db/schema.ts';
import { giveUnits, takeUnits } from './granted-units-repository.ts';
import type { Conclusion, EventFacts } from './payment-facts.ts';

type PaymentRow = typeof payments.$inferSelect;
type Conclude = (priceCents: number, events: EventFacts[]) => Conclusion;

/** Any fixed number: the lock serialises payment messages over all replicas. */
const PAYMENT_EVENTS_LOCK = 7_391_005;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const presentOf = (...values: (string | null)[]): string[] => values.filter((value) => value !== null);

/** The event, if it did not come before. The metadata of another seller may hold a foreign `paymentId`. */
async function keep(tx: Orm, event: EventFacts): Promise<EventFacts | null> {
  const { paymentId, ...said } = event;
  const [fresh] = await tx.insert(paymentEvents).values(said).onConflictDoNothing().returning({ id: paymentEvents.id });
  const isOurs = paymentId !== null && UUID.test(paymentId);
  return fresh ? { ...said, paymentId: isOurs ? paymentId : null } : null;
}

async function findPayment(
  tx: Orm,
  { paymentId, checkoutId, paymentIntentId }: EventFacts,
): Promise<PaymentRow | null> {
  const matches = [
    paymentId ? eq(payments.id, paymentId) : undefined,
    checkoutId ? eq(payments.checkoutId, checkoutId) : undefined,
    paymentIntentId ? eq(payments.paymentIntentId, paymentIntentId) : undefined,
  ].filter((match) => match !== undefined);
  // `or` of nothing is no condition at all, and would find anybody's payment.
  if (matches.length === 0) return null;
  // The lock holds off the deletion of the owner's account until the units have moved.
  const [row] = await tx
    .select()
    .from(payments)
    .where(or(...matches))
    .for('update');
  return row ?? null;
}

/**
 * Hands a payment every kept event that speaks of it, and the ones that those refer to. Returns the ids by which the
 * payment is known.
 */
async function claimEvents(tx: Orm, row: PaymentRow): Promise<Pick<PaymentRow, 'checkoutId' | 'paymentIntentId'>> {
  let { checkoutId, paymentIntentId } = row;
  for (;;) {
    const claimed = await tx
      .update(paymentEvents)
      .set({ paymentId: row.id })
      .where(
        and(
          isNull(paymentEvents.paymentId),
          or(
            inArray(paymentEvents.checkoutId, presentOf(checkoutId)),
            inArray(paymentEvents.paymentIntentId, presentOf(paymentIntentId)),
          ),
        ),
      )
      .returning();
    if (claimed.length === 0) return { checkoutId, paymentIntentId };
    checkoutId ??= claimed.find((event) => event.checkoutId !== null)?.checkoutId ?? null;
    paymentIntentId ??= claimed.find((event) => event.paymentIntentId !== null)?.paymentIntentId ?? null;
  }
}

type Grant = Pick<PaymentRow, 'grantedAt' | 'takenBackAt' | 'takenUnits'>;

/**
 * Gives the units of a payment, takes them back, or gives back what was taken, each at most once in a row. Answers how
 * it is then.
 */
async function settleUnits(tx: Orm, payment: PaymentRow, conclusion: Conclusion, at: Date): Promise<Grant> {
  const { units, grantedAt, takenBackAt, takenUnits } = payment;
  const { isPaid, isReversed } = conclusion;
  const isHeld = grantedAt !== null && takenBackAt === null;
  if (isReversed && isHeld) return { grantedAt, takenBackAt: at, takenUnits: await takeUnits(tx, payment, units) };
  if (isPaid && !isReversed && !isHeld) {
    await giveUnits(tx, payment, takenUnits ?? units);
    return { grantedAt: grantedAt ?? at, takenBackAt: null, takenUnits: null };
  }
  return { grantedAt, takenBackAt, takenUnits };
}

/** Brings a payment, and the units of its owner, to what all its events together say. */
async function settle(tx: Orm, payment: PaymentRow, conclude: Conclude): Promise<void> {
  const known = await claimEvents(tx, payment);
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.paymentId, payment.id));
  const conclusion = conclude(payment.amountCents, events);
  const { state } = conclusion;
  // A receipt names the buyer, so it is not saved for a deleted account.
  const receiptUrl = payment.userId === null ? null : conclusion.receiptUrl;
  const at = new Date();
  const grant = await settleUnits(tx, payment, conclusion, at);
  await tx
    .update(payments)
    .set({ ...known, ...grant, state, receiptUrl, updatedAt: at })
    .where(eq(payments.id, payment.id));
}

/**
 * What payment providers said, each message once. A message, and the units that it gives or takes, are stored together
 * or not at all. One at a time: a refund and the payment that it belongs to may come to two replicas at once, and
 * neither would see the other.
 */
export function createPaymentEventRepository(orm: Orm, conclude: Conclude) {
  // Those of this process queue up here, so that they do not hold every connection of the pool while they wait.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result> {
    const turn = last.then(() =>
      inTransaction(orm, async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${PAYMENT_EVENTS_LOCK})`);
        return work(tx);
      }),
    );
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    /** Takes an event in. False when it came before, or waits until its payment is known. */
    async apply(said: EventFacts): Promise<boolean> {
      return inTurn(async (tx) => {
        const event = await keep(tx, said);
        const payment = event && (await findPayment(tx, event));
        if (!event || !payment) return false;
        await tx.update(paymentEvents).set({ paymentId: payment.id }).where(eq(paymentEvents.id, event.id));
        await settle(
          tx,
          {
            ...payment,
            checkoutId: payment.checkoutId ?? event.checkoutId,
            paymentIntentId: payment.paymentIntentId ?? event.paymentIntentId,
          },
          conclude,
        );
        return true;
      });
    },

    /** From now on the payment is known by its checkout: earlier events count too. */
    async keepCheckout(paymentId: string, checkoutId: string, checkoutUrl: string): Promise<void> {
      await inTurn(async (tx) => {
        const [row] = await tx
          .update(payments)
          .set({ checkoutId, checkoutUrl })
          .where(eq(payments.id, paymentId))
          .returning();
        if (row) await settle(tx, row, conclude);
      });
    },

    /** Payments of deleted accounts that can no longer be refunded or disputed. */
    async forgetDetached(updatedBefore: Date): Promise<void> {
      await orm.delete(payments).where(and(isNull(payments.userId), lt(payments.updatedAt, updatedBefore)));
    },

    /** Messages about payments that are not ours, or that were deleted. Answers how many went. */
    async forgetUnclaimed(receivedBefore: Date): Promise<number> {
      const owner = orm.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentEvents.paymentId));
      const gone = await orm
        .delete(paymentEvents)
        .where(and(lt(paymentEvents.receivedAt, receivedBefore), notExists(owner)))
        .returning({ id: paymentEvents.id });
      return gone.length;
    },
  };
}

export type PaymentEventRepository = ReturnType<typeof createPaymentEventRepository>;
