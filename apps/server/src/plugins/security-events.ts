import type { PaymentEventType } from '@greenroom/contract/billing';
import type { FastifyRequest } from 'fastify';

/** What an operator looks for after an incident. No names, addresses or tokens: the `reqId` leads to the request's other lines. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'session-renewed'
  | 'session-refused'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'sign-out-elsewhere'
  | 'session-ended'
  | 'account-exported'
  | 'account-deleted'
  | 'interview-deleted'
  | 'live-session-deleted'
  | 'recording-deleted'
  | 'payment-begun'
  | 'payment-cancelled'
  | 'payment-message'
  | 'payment-message-refused';

const REFUSALS: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'sign-in-failed',
  'session-refused',
  'payment-message-refused',
]);

/** Writes one line of the log with the field `securityEvent`. `kind` is a fixed word, never something a person wrote. */
export function noteSecurityEvent(
  request: FastifyRequest,
  securityEvent: SecurityEvent,
  kind?: PaymentEventType,
): void {
  const fields = kind === undefined ? { securityEvent } : { securityEvent, kind };
  if (REFUSALS.has(securityEvent)) request.log.warn(fields, 'security event');
  else request.log.info(fields, 'security event');
}
