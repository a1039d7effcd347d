import { endpoints } from '@greenroom/contract/endpoints';
import { FREE_QUOTA, type QuotaRecord } from '@greenroom/contract/quota-rules';
import type { LimitName } from '@greenroom/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { QuotaService } from './quota-service.ts';

type VisitorAllowance = (limit: LimitName, address: string) => Promise<number>;

/** What an address has left today, in the shape of a quota record. Interviews are counted by the browser. */
async function visitorRecord(allowance: VisitorAllowance, address: string): Promise<QuotaRecord> {
  return {
    ...FREE_QUOTA,
    availableInterviews: 1,
    availableLiveInterviews: 0,
    availableEnhanceAnswers: 0,
    availableResumeReviews: await allowance('visitorResumeReviews', address),
    availableCoverLetterGenerators: await allowance('visitorCoverLetters', address),
    availableSampleAnswers: await allowance('visitorSampleAnswers', address),
  };
}

export function registerQuotaRoutes(app: FastifyInstance, service: QuotaService, allowance: VisitorAllowance): void {
  app.endpoint(endpoints.getQuota, async ({ caller }) => service.read(caller.userId));
  app.endpoint(endpoints.updateQuota, async ({ caller, body, operationId }) =>
    service.reserve(caller.userId, body.updateType, operationId),
  );
  app.endpoint(endpoints.returnUnit, async ({ caller, params }) => service.giveUp(caller.userId, params.operation_id));
  app.endpoint(endpoints.validateQuota, async ({ caller, request }) =>
    caller ? service.read(caller.userId) : visitorRecord(allowance, request.ip),
  );
}
