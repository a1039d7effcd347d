import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database.ts';
import { createProfileRepository } from './profile-repository.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { createProfileService, type ProfileService } from './profile-service.ts';

type ProfileModuleOptions = { orm: Orm; secret: string };

export function createProfileModule(app: FastifyInstance, { orm, secret }: ProfileModuleOptions): ProfileService {
  const service = createProfileService({ repository: createProfileRepository(orm), secret });
  registerProfileRoutes(app, service);
  return service;
}
