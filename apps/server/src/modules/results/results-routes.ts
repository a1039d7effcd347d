import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ResultsService } from './results-service.ts';

export function registerResultsRoutes(app: FastifyInstance, service: ResultsService): void {
  app.endpoint(endpoints.createInterviewTranscript, async ({ caller, body }) => ({
    interviewTranscript: await service.saveTranscript(caller.userId, body),
  }));
  app.endpoint(endpoints.listInterviewTranscripts, async ({ caller, query }) =>
    service.listTranscripts(caller.userId, query.page),
  );
  app.endpoint(endpoints.getInterviewTranscript, async ({ caller, params }) =>
    service.getTranscript(caller.userId, params.interview_id),
  );
  app.endpoint(endpoints.updateInterviewTranscript, async ({ caller, params, body }) =>
    service.replaceTranscript(caller.userId, params.interview_id, body),
  );
  app.endpoint(endpoints.createFeedbackTranscript, async ({ caller, body, operationId }) =>
    service.saveFeedback(caller.userId, operationId, body),
  );
  app.endpoint(endpoints.listFeedbackTranscripts, async ({ caller, query }) =>
    service.listFeedback(caller.userId, query.page),
  );
  app.endpoint(endpoints.getFeedbackRadar, async ({ caller }) => service.radar(caller.userId));
  app.endpoint(endpoints.getFeedbackTranscript, async ({ caller, params }) =>
    service.getFeedback(caller.userId, params.feedback_transcript_id),
  );
}
