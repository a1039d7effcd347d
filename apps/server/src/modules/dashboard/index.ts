import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import { createDashboardRepository } from './dashboard-repository.ts';
import { registerDashboardRoutes } from './dashboard-routes.ts';
import { createDashboardService } from './dashboard-service.ts';

export function createDashboardModule(app: FastifyInstance, { orm }: { orm: Orm }): void {
  registerDashboardRoutes(app, createDashboardService({ repository: createDashboardRepository(orm) }));
}
