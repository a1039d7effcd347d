import type { Endpoint } from '@greenroom/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Caller } from './call.ts';

/** Answers who a token speaks for, or null when it is expired, forged, or of a session that was ended. */
export type VerifyToken = (token: string) => Promise<Caller | null>;

/** Cross-site pages cannot set this header without being asked first, so it proves that our own client calls. */
const CLIENT_HEADER = 'x-greenroom-client';

function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers['x-access-token'];
  if (typeof header === 'string' && header) return header;
  const bearer = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
  return bearer ?? null;
}

function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  const isSameOrigin = site === undefined || site === 'same-origin';
  if (!isSameOrigin || request.headers[CLIENT_HEADER] === undefined) throw new AppError('cross_site_refused');
}

/** Refuses who is not signed in, and on a person's own endpoints everybody else. */
function refuseStranger(endpoint: Endpoint, request: FastifyRequest): void {
  if (!request.caller) throw new AppError('not_signed_in');
  const { user_id: userId } = request.params as { user_id?: string };
  if (endpoint.access === 'owner' && userId !== request.caller.userId) throw new AppError('not_found');
}

/**
 * Applies the access rule of an endpoint before anything of the body is read. No token where one is needed: 401. A
 * token that is not good any more: 403, which makes the client refresh. Another person's id: 404, so that no one learns
 * which ids exist.
 */
export function createAuthorise(verifyToken: VerifyToken) {
  return async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
    if (endpoint.access === 'signature') return;
    if (endpoint.access === 'cookie') return refuseCrossSite(request);
    const token = tokenOf(request);
    if (token) {
      request.caller = await verifyToken(token);
      if (!request.caller) throw new AppError('token_expired');
    }
    if (endpoint.access !== 'anyone') refuseStranger(endpoint, request);
  };
}
