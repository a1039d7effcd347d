import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { ResumeService } from './resume-service.ts';

function pdfOf(file: { bytes: Buffer } | null): Buffer {
  if (!file) throw new AppError('invalid_request', { message: 'resume: send the file in this field.' });
  return file.bytes;
}

export function registerResumeRoutes(app: FastifyInstance, service: ResumeService): void {
  app.endpoint(
    endpoints.reviewResume,
    async ({ file, body, caller, operationId, signal }) =>
      service.review({
        pdf: pdfOf(file),
        correctedResume: body.correctedResume,
        jobDescription: body.jobDescription,
        userId: caller?.userId ?? null,
        operationId,
        signal,
      }),
    service.head,
  );
  app.endpoint(endpoints.parseResume, async ({ file, signal }) => service.read(pdfOf(file), signal), service.head);
}
