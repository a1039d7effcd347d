import { ERRORS, type ErrorBody, type ErrorCode } from '@greenroom/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { letPass } from './let-pass.ts';
import { isUnavailable } from './unavailable.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the request was answered with an error. */
    failureCode: ErrorCode | null;
  }
}

type Failure = { code: ErrorCode; message: string; details?: ErrorBody['details']; retryAfterSeconds?: number };

const RETRY_AFTER_S = 3;

/** Fastify's own refusals, told in our words. Anything not listed with a status below 500 is a bad request. */
const CODE_BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
  FST_ERR_RATE_LIMIT: 'rate_limited',
};

/** The error as the user sees it: a code of the contract. Details of an unknown error do not leak. */
function describeFailure(error: unknown): Failure {
  if (error instanceof AppError) {
    return {
      code: error.code,
      message: error.message,
      details: error.details,
      retryAfterSeconds: error.retryAfterSeconds,
    };
  }
  const known = error as FastifyError;
  const code = CODE_BY_FASTIFY_CODE[known?.code ?? ''];
  if (code) return { code, message: ERRORS[code].message };
  if (typeof known?.statusCode === 'number' && known.statusCode < 500) {
    return { code: 'invalid_request', message: known.message };
  }
  if (isUnavailable(error)) {
    return { code: 'unavailable', message: ERRORS.unavailable.message, retryAfterSeconds: RETRY_AFTER_S };
  }
  return { code: 'internal', message: ERRORS.internal.message };
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure) {
  request.failureCode = failure.code;
  if (!request.raw.readableEnded) letPass(request, reply);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfterSeconds));
  // A 404 or a refusal may be cached by default, although it can change in a moment.
  reply.header('cache-control', 'no-store');
  const error: ErrorBody = { code: failure.code, message: failure.message, requestId: request.id };
  if (failure.details?.length) error.details = failure.details;
  return reply.code(ERRORS[failure.code].status).send({ success: false, error });
}

/** One table for every error: status, code and public words; an unknown one becomes `internal` with the request's id. */
export const errorsPlugin = fastifyPlugin(async (app: FastifyInstance) => {
  app.decorateRequest('failureCode', null);
  app.setErrorHandler((error, request, reply) => {
    // Anyone who asked has left, which ended the work: no one is there to be answered, and nothing went wrong.
    if (reply.raw.destroyed) {
      request.log.debug('the caller left');
      return reply.hijack();
    }
    const failure = describeFailure(error);
    const cause = error instanceof AppError ? error.cause : error;
    if (failure.code === 'internal') request.log.error({ err: error }, 'unexpected failure');
    else if (ERRORS[failure.code].status >= 500) request.log.warn({ code: failure.code, err: cause }, 'failed');
    else request.log.info({ code: failure.code }, 'refused');
    return sendFailure(request, reply, failure);
  });
});
