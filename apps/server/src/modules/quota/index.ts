import type { LimitName } from '@greenroom/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import { createFeedbackCountRepository } from './feedback-count-repository.ts';
import { createLeaseRepository } from './lease-repository.ts';
import { createQuotaRepository } from './quota-repository.ts';
import { registerQuotaRoutes } from './quota-routes.ts';
import { createQuotaService } from './quota-service.ts';

type QuotaModuleOptions = {
  orm: Orm;
  isUnlimited: boolean;
  visitorAllowance: (limit: LimitName, address: string) => Promise<number>;
};

/** The quota: counters, reservations and their routes. */
export function createQuotaModule(app: FastifyInstance, { orm, isUnlimited, visitorAllowance }: QuotaModuleOptions) {
  const repository = createQuotaRepository(orm);
  const service = createQuotaService({
    repository,
    leases: createLeaseRepository(orm),
    feedbackCounts: createFeedbackCountRepository(orm),
    isUnlimited,
  });
  registerQuotaRoutes(app, service, visitorAllowance);
  return { ...service, find: repository.read, add: repository.add };
}
