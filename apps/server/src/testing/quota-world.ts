import { FREE_QUOTA } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import type { Database } from '../db/database.ts';
import { quotas, users } from '../db/schema.ts';
import { createFeedbackCountRepository } from '../modules/quota/feedback-count-repository.ts';
import { createLeaseRepository } from '../modules/quota/lease-repository.ts';
import { createQuotaRepository } from '../modules/quota/quota-repository.ts';
import { createQuotaService } from '../modules/quota/quota-service.ts';

/** The quota on a database, at the time that `now` tells. */
export function buildQuota({ orm }: Database, now: () => Date = () => new Date()) {
  const leases = createLeaseRepository(orm);
  const feedbackCounts = createFeedbackCountRepository(orm);
  return createQuotaService({
    repository: createQuotaRepository(orm),
    leases,
    feedbackCounts,
    isUnlimited: false,
    now,
  });
}

/** Someone with the Free package's units, or others. */
export async function buildOwner({ orm }: Database, units: Partial<typeof FREE_QUOTA> = {}): Promise<string> {
  const userId = newId();
  await orm.insert(users).values({ id: userId, issuer: 'test', subject: userId });
  await orm.insert(quotas).values({ userId, ...FREE_QUOTA, ...units });
  return userId;
}

export const codeOf = (error: unknown) => (error as { code?: string }).code;
