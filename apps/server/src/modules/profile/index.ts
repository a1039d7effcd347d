import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import { createProfileRepository } from './profile-repository.ts';
import { type RequireRecent, registerProfileRoutes } from './profile-routes.ts';
import { createProfileService, type ExportPart, type ProfileService } from './profile-service.ts';

type ProfileModuleOptions = {
  orm: Orm;
  requireRecent: RequireRecent;
  secret: string;
  previousSecrets?: readonly string[] | undefined;
  exportRecordings: (userId: string) => ExportPart;
};

export function createProfileModule(
  app: FastifyInstance,
  { orm, requireRecent, ...options }: ProfileModuleOptions,
): ProfileService {
  const service = createProfileService({ repository: createProfileRepository(orm), ...options });
  registerProfileRoutes(app, service, requireRecent);
  return service;
}
