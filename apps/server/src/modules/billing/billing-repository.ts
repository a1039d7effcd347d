import type { PaymentState } from '@greenroom/contract/billing';
import type { QuotaField, QuotaRecord } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { paymentEvents, payments, quotas } from '../../db/schema.ts';
import type { EventFacts, Outcome, PaymentFacts } from './payment-facts.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Pick<
  PaymentRow,
  'userId' | 'provider' | 'plan' | 'amountCents' | 'currency' | 'units' | 'operationId'
>;

const MAX_LISTED = 200;

/** Adds units to the counters, or takes back what is left of them, never below zero. */
async function changeUnits(tx: Orm, userId: string, units: Partial<QuotaRecord>, sign: 1 | -1): Promise<void> {
  const changes = Object.fromEntries(
    (Object.entries(units) as [QuotaField, number][]).map(([field, count]) => [
      field,
      sql`greatest(0, ${quotas[field]} + ${sign * count})`,
    ]),
  );
  if (Object.keys(changes).length > 0) await tx.update(quotas).set(changes).where(eq(quotas.userId, userId));
}

const matches = (event: EventFacts) =>
  or(
    event.paymentId ? eq(payments.id, event.paymentId) : undefined,
    event.checkoutId ? eq(payments.checkoutId, event.checkoutId) : undefined,
    event.paymentIntentId ? eq(payments.paymentIntentId, event.paymentIntentId) : undefined,
  );

const factsOf = (row: PaymentRow): PaymentFacts => ({
  state: row.state,
  isGranted: row.grantedAt !== null,
  isTakenBack: row.takenBackAt !== null,
  amountCents: row.amountCents,
});

async function record(tx: Orm, row: PaymentRow, event: EventFacts, outcome: Outcome | null): Promise<void> {
  const at = new Date();
  if (outcome?.grants) await changeUnits(tx, row.userId, row.units, 1);
  if (outcome?.takesBack && row.grantedAt) await changeUnits(tx, row.userId, row.units, -1);
  await tx
    .update(payments)
    .set({
      state: outcome?.state ?? row.state,
      grantedAt: outcome?.grants ? at : row.grantedAt,
      takenBackAt: outcome?.takesBack ? at : row.takenBackAt,
      paymentIntentId: event.paymentIntentId ?? row.paymentIntentId,
      checkoutId: row.checkoutId ?? event.checkoutId,
      receiptUrl: event.receiptUrl ?? row.receiptUrl,
      updatedAt: at,
    })
    .where(eq(payments.id, row.id));
}

/** Payments and what was said of them. An event and what it grants stand or fall together. */
export function createBillingRepository(orm: Orm) {
  return {
    /** A payment that begins; the same operation of the same person again answers the one that is there. */
    async begin(payment: NewPayment): Promise<PaymentRow | null> {
      await orm
        .insert(payments)
        .values({ id: newId(), state: 'pending', ...payment })
        .onConflictDoNothing();
      const [row] = await orm
        .select()
        .from(payments)
        .where(and(eq(payments.userId, payment.userId), eq(payments.operationId, payment.operationId)));
      return row ?? null;
    },

    async keepCheckout(paymentId: string, checkoutId: string, checkoutUrl: string): Promise<void> {
      await orm.update(payments).set({ checkoutId, checkoutUrl }).where(eq(payments.id, paymentId));
    },

    async findByCheckout(checkoutId: string): Promise<PaymentRow | null> {
      const [row] = await orm.select().from(payments).where(eq(payments.checkoutId, checkoutId));
      return row ?? null;
    },

    async list(userId: string): Promise<PaymentRow[]> {
      return orm
        .select()
        .from(payments)
        .where(eq(payments.userId, userId))
        .orderBy(desc(payments.id))
        .limit(MAX_LISTED);
    },

    /** Applies an event once. False when it came before, or concerns no payment of ours (which may yet appear: it is not kept). */
    async apply(event: EventFacts, decide: (facts: PaymentFacts) => Outcome | null): Promise<boolean> {
      return orm.transaction(async (transaction) => {
        const tx = transaction as unknown as Orm;
        const [row] = await tx.select().from(payments).where(matches(event)).for('update');
        if (!row) return false;
        const [fresh] = await tx
          .insert(paymentEvents)
          .values({ id: event.id, type: event.type, paymentId: row.id })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id });
        if (!fresh) return false;
        await record(tx, row, event, decide(factsOf(row)));
        return true;
      });
    },

    /** Checkouts of which nothing was heard yet, oldest first, a page after the given one. */
    async unheard(createdBefore: Date, afterId: string | null): Promise<PaymentRow[]> {
      return orm
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.state, 'pending'),
            isNotNull(payments.checkoutId),
            lt(payments.createdAt, createdBefore),
            afterId ? gt(payments.id, afterId) : undefined,
          ),
        )
        .orderBy(payments.id)
        .limit(MAX_LISTED);
    },

    async setState(paymentId: string, state: PaymentState): Promise<void> {
      await orm.update(payments).set({ state, updatedAt: new Date() }).where(eq(payments.id, paymentId));
    },
  };
}

export type BillingRepository = ReturnType<typeof createBillingRepository>;
