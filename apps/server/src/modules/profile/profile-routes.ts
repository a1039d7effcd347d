import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ProfileService } from './profile-service.ts';

export function registerProfileRoutes(app: FastifyInstance, service: ProfileService): void {
  app.endpoint(endpoints.getProfile, async ({ caller }) => service.get(caller.userId));
  app.endpoint(endpoints.exportAccount, async ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="greenroom.json"');
    return service.exportAll(caller.userId);
  });
  app.endpoint(endpoints.deleteAccount, async ({ caller }) => {
    await service.deleteAll(caller.userId);
    return {};
  });
}
