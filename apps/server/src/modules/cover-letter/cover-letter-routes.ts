import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { CoverLetterService } from './cover-letter-service.ts';

export function registerCoverLetterRoutes(app: FastifyInstance, service: CoverLetterService): void {
  app.endpoint(
    endpoints.writeCoverLetter,
    async ({ file, body, caller, operationId, signal }) => {
      if (!file) throw new AppError('invalid_request', { message: 'resume: send the PDF in this field.' });
      const { jobDescription, tone, length } = body;
      const userId = caller?.userId ?? null;
      return service.write({ pdf: file.bytes, jobDescription, options: { tone, length }, userId, operationId, signal });
    },
    service.head,
  );
  app.endpoint(endpoints.rewriteParagraph, async ({ body, signal }) => ({
    text: await service.rewriteParagraph(body, signal),
  }));
}
