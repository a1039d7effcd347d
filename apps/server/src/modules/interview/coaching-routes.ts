import { QUESTIONS_BY_HEADER, ROLE_TITLE_HEADER } from '@greenroom/contract/constants';
import { endpoints } from '@greenroom/contract/endpoints';
import { UNIT_KEPT_HEADER, WRITTEN_BY_HEADER } from '@greenroom/contract/unit-kept';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CoachingService, DeliveredText } from './coaching-service.ts';

export function registerCoachingRoutes(app: FastifyInstance, service: CoachingService): void {
  app.endpoint(endpoints.generateQuestions, async ({ body, caller, signal, reply }) => {
    const chosen = await service.chooseQuestions(body, { userId: caller?.userId ?? null, signal });
    reply.header(QUESTIONS_BY_HEADER, chosen.writtenBy);
    reply.header(ROLE_TITLE_HEADER, chosen.isTitleKnown ? 'known' : 'unknown');
    return chosen.questions;
  });
  app.endpoint(endpoints.giveFeedback, async ({ body, caller, request, signal }) =>
    service.giveFeedback(body, { userId: caller?.userId ?? null, address: request.ip, signal }),
  );
  app.endpoint(endpoints.askFollowUp, async ({ body, signal }) => service.askFollowUp(body, signal));
  app.endpoint(endpoints.enhanceAnswer, async ({ body, caller, operationId, signal, reply }) =>
    answer(reply, await service.enhanceAnswer(body, { userId: caller.userId, operationId, signal })),
  );
  app.endpoint(endpoints.writeSampleAnswer, async ({ body, caller, operationId, signal, reply }) =>
    answer(reply, await service.writeSampleAnswer(body, { userId: caller?.userId ?? null, operationId, signal })),
  );
}

/** The text is the whole answer by the specification, so headers say who wrote it and that it used no unit. */
function answer(reply: FastifyReply, { text, writtenBy, unitKept }: DeliveredText): string {
  reply.header(WRITTEN_BY_HEADER, writtenBy);
  if (unitKept !== null) reply.header(UNIT_KEPT_HEADER, unitKept);
  return text;
}
