import type { FastifyInstance } from 'fastify';
import type { Coach } from '../../ports/language.ts';
import type { ParseResume, ResumeReader } from '../../ports/resume-reader.ts';
import type { QuotaService } from '../quota/quota-service.ts';
import { registerResumeRoutes } from './resume-routes.ts';
import { createResumeService, type ResumeService } from './resume-service.ts';

type ResumeModuleOptions = {
  coach: Coach;
  reader: ResumeReader;
  parse: ParseResume;
  quota: Pick<QuotaService, 'spend'>;
};

export function createResumeModule(app: FastifyInstance, options: ResumeModuleOptions): ResumeService {
  const service = createResumeService(options);
  registerResumeRoutes(app, service);
  app.addHook('onClose', () => options.reader.close());
  return service;
}
