import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import { createResultsRepository } from './results-repository.ts';
import { registerResultsRoutes } from './results-routes.ts';
import { createResultsService, type ResultsService } from './results-service.ts';

/** Saved answers and saved feedback. */
export function createResultsModule(app: FastifyInstance, { orm }: { orm: Orm }): ResultsService {
  const service = createResultsService({ repository: createResultsRepository(orm) });
  registerResultsRoutes(app, service);
  return service;
}
