import { newId } from '@greenroom/contract/uuid';
import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { payments } from '../../db/schema.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = Pick<
  PaymentRow,
  'provider' | 'plan' | 'amountCents' | 'currency' | 'units' | 'operationId'
> & { userId: string };

const MAX_LISTED = 200;

/** Payments, as the person began them. What became of them is the events' to say. */
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

    async findOwn(userId: string, paymentId: string): Promise<PaymentRow | null> {
      const [row] = await orm
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.id, paymentId)));
      return row ?? null;
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
  };
}

export type BillingRepository = ReturnType<typeof createBillingRepository>;
