import type { FastifyInstance } from 'fastify';
import type { Coach } from '../../ports/language.ts';
import type { QuotaService } from '../quota/quota-service.ts';
import type { ResumeService } from '../resume/resume-service.ts';
import { registerCoverLetterRoutes } from './cover-letter-routes.ts';
import { type CoverLetterService, createCoverLetterService } from './cover-letter-service.ts';

type CoverLetterModuleOptions = {
  coach: Coach;
  resumes: Pick<ResumeService, 'head' | 'read'>;
  quota: Pick<QuotaService, 'spend'>;
};

export function createCoverLetterModule(app: FastifyInstance, options: CoverLetterModuleOptions): CoverLetterService {
  const service = createCoverLetterService(options);
  registerCoverLetterRoutes(app, service);
  return service;
}
