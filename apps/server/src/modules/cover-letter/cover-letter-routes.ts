import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { CoverLetterService } from './cover-letter-service.ts';

export function registerCoverLetterRoutes(app: FastifyInstance, service: CoverLetterService): void {
  app.endpoint(
    endpoints.writeCoverLetter,
    async ({ file, body, caller, operationId, signal }) => {
      if (!file) throw new AppError('invalid_request', { message: 'resume: send the file in this field.' });
      const { jobDescription, correctedResume, stories, tone, length } = body;
      return service.write({
        pdf: file.bytes,
        correctedResume,
        jobDescription,
        stories,
        options: { tone, length },
        userId: caller?.userId ?? null,
        operationId,
        signal,
      });
    },
    service.head,
  );
  app.endpoint(endpoints.rewriteParagraph, async ({ body, signal }) => ({
    text: await service.rewriteParagraph(body, signal),
  }));
}
