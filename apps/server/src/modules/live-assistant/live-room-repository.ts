import { LIVE_RECONNECT_WINDOW_MS } from '@greenroom/contract/constants';
import { and, count, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { liveSessions, users } from '../../db/schema.ts';

/** The time, and how many sessions an account may have open at once; null for any number. */
export type OpeningRules = { now: Date; mostAtOnce: number | null };

/** False when the account has as many sessions open as it may. Openings of one account wait for each other here. */
export async function hasRoom(tx: Orm, userId: string, { now, mostAtOnce }: OpeningRules): Promise<boolean> {
  if (mostAtOnce === null) return true;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const backBy = new Date(now.getTime() - LIVE_RECONNECT_WINDOW_MS);
  const [open] = await tx
    .select({ count: count() })
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.userId, userId),
        isNull(liveSessions.endedAt),
        gt(liveSessions.endsAt, now),
        or(isNull(liveSessions.disconnectedAt), gt(liveSessions.disconnectedAt, backBy)),
        or(isNotNull(liveSessions.connectedAt), gt(liveSessions.ticketExpiresAt, now)),
      ),
    );
  return (open?.count ?? 0) < mostAtOnce;
}
