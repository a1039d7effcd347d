import { LIMITS } from '@greenroom/contract/limits';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { payments, rateLimits, sandboxCheckouts } from '../../db/schema.ts';

/** The keys under which limits count a signed-in person: see `createLimits`. */
const limitKeys = (userId: string): string[] =>
  ['work', 'accountProcessor', ...Object.keys(LIMITS).flatMap((name) => [name, `${name}Day`])].map(
    (name) => `${name}:${userId}`,
  );

/** What no foreign key ties to the person. Before their payments are detached. */
export async function deleteLeftOvers(tx: Orm, userId: string): Promise<void> {
  await tx.delete(rateLimits).where(inArray(rateLimits.key, limitKeys(userId)));
  // The provider is still asked for a payment that is pending.
  const ended = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), ne(payments.state, 'pending')));
  await tx.delete(sandboxCheckouts).where(inArray(sandboxCheckouts.paymentId, ended));
}
