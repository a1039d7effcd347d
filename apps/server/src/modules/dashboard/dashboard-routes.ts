import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { DashboardService } from './dashboard-service.ts';

export function registerDashboardRoutes(app: FastifyInstance, service: DashboardService): void {
  app.endpoint(endpoints.getAnalytics, async ({ caller }) => service.analytics(caller.userId));
  app.endpoint(endpoints.getDashboardCharts, async ({ caller, query }) => service.charts(caller.userId, query.range));
  app.endpoint(endpoints.getPractice, async ({ caller }) => service.practice(caller.userId));
  app.endpoint(endpoints.getResultChart, async ({ caller, query }) =>
    service.result(caller.userId, query.interview_id),
  );
}
