import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { CoverLetterService } from '../cover-letter/cover-letter-service.ts';
import type { ResumeService } from '../resume/resume-service.ts';
import { createExamplesService } from './examples-service.ts';

type ExamplesModuleOptions = { resumes: Pick<ResumeService, 'review'>; letters: Pick<CoverLetterService, 'write'> };

export function createExamplesModule(app: FastifyInstance, options: ExamplesModuleOptions): void {
  const service = createExamplesService(options);
  app.endpoint(endpoints.getExampleReview, () => service.review());
  app.endpoint(endpoints.getExampleLetter, () => service.letter());
}
