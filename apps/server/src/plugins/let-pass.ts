import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets what is still on its way go by unread, after a refusal that did not wait for it. A browser reads the answer only
 * when it has sent everything, and a connection that is closed under it shows a network error instead; how long it may
 * continue is what any request may take.
 */
export function letPass({ raw }: FastifyRequest, reply: FastifyReply): void {
  // The framework's own refusals of a body ask for that.
  if (reply.hasHeader('connection')) reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
}
