import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { noteSecurityEvent } from '../../plugins/security-events.ts';
import { type InterviewService, readPopulation } from './interview-service.ts';

export function registerInterviewRoutes(app: FastifyInstance, service: InterviewService): void {
  app.endpoint(endpoints.createInterview, async ({ caller, body, operationId }) =>
    service.create(caller.userId, body, operationId),
  );
  app.endpoint(endpoints.listInterviews, async ({ caller, query }) => service.list(caller.userId, query));
  app.endpoint(endpoints.getInterview, async ({ caller, params, query }) =>
    service.get(caller.userId, params.interview_id, readPopulation(query.populate)),
  );
  app.endpoint(endpoints.deleteInterview, async ({ caller, params, request }) => {
    await service.remove(caller.userId, params.interview_id);
    noteSecurityEvent(request, 'interview-deleted');
    return {};
  });
  app.endpoint(endpoints.saveProgress, async ({ caller, params, body }) =>
    service.saveProgress(caller.userId, params.interview_id, body),
  );
}
