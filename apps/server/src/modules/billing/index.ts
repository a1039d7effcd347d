import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Orm } from '../../db/database.ts';
import type { PaymentProvider } from '../../ports/payments.ts';
import { createBillingRepository } from './billing-repository.ts';
import { registerBillingRoutes } from './billing-routes.ts';
import { type BillingService, createBillingService } from './billing-service.ts';
import { concludePayment } from './conclude-payment.ts';
import { createPaymentEventRepository } from './payment-event-repository.ts';

type BillingModuleOptions = {
  orm: Orm;
  /** Null when payments are switched off. */
  provider: PaymentProvider | null;
  originOf: (request: FastifyRequest) => string;
};

export function createBillingModule(app: FastifyInstance, options: BillingModuleOptions): BillingService {
  const service = createBillingService({
    repository: createBillingRepository(options.orm),
    events: createPaymentEventRepository(options.orm, concludePayment),
    provider: options.provider,
  });
  registerBillingRoutes(app, service, options.originOf);
  return service;
}
