import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import type { Coach } from '../../ports/language.ts';
import type { QuotaService } from '../quota/quota-service.ts';
import type { ResultsService } from '../results/results-service.ts';
import { registerCoachingRoutes } from './coaching-routes.ts';
import { type CoachingService, createCoachingService } from './coaching-service.ts';

import { createInterviewRepository } from './interview-repository.ts';
import { registerInterviewRoutes } from './interview-routes.ts';
import { createInterviewService } from './interview-service.ts';

type InterviewModuleOptions = {
  orm: Orm;
  coach: Coach;
  quota: Pick<QuotaService, 'spend' | 'takeFeedback'>;
  takeVisitorAnswer: (address: string) => Promise<() => Promise<void>>;
  results: Pick<ResultsService, 'findTranscript' | 'findFeedback'>;
};

/** Interviews: the coach's part, and those that are saved. */
export function createInterviewModule(app: FastifyInstance, options: InterviewModuleOptions): CoachingService {
  const { orm, coach, quota, takeVisitorAnswer, results } = options;
  const interviews = createInterviewService({ repository: createInterviewRepository(orm), quota, results });
  const coaching = createCoachingService({ coach, quota, takeVisitorAnswer, interviews });
  registerInterviewRoutes(app, interviews);
  registerCoachingRoutes(app, coaching);
  return coaching;
}
