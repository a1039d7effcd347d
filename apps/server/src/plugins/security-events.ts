import type { FastifyRequest } from 'fastify';

/** What an operator looks for after an incident. No names, addresses or tokens: the `reqId` leads to the request's other lines. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'session-refused'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'sign-out-elsewhere'
  | 'session-ended'
  | 'account-exported'
  | 'account-deleted';

const REFUSALS: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>(['sign-in-failed', 'session-refused']);

/** One line of the log with the field `securityEvent`. */
export function noteSecurityEvent(request: FastifyRequest, securityEvent: SecurityEvent): void {
  if (REFUSALS.has(securityEvent)) request.log.warn({ securityEvent }, 'security event');
  else request.log.info({ securityEvent }, 'security event');
}
