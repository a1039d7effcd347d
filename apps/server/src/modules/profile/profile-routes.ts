import { Readable } from 'node:stream';
import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { noteSecurityEvent } from '../../plugins/security-events.ts';
import type { ProfileService } from './profile-service.ts';

/** Throws when the person signed in too long ago. */
export type RequireRecent = (userId: string, sessionId: string) => Promise<void>;

async function* inEnvelope(data: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"success":true,"data":';
  yield* data;
  yield '}';
}

export function registerProfileRoutes(
  app: FastifyInstance,
  service: ProfileService,
  requireRecent: RequireRecent,
): void {
  app.endpoint(endpoints.getProfile, async ({ caller }) => service.get(caller.userId));
  app.endpoint(endpoints.getAccommodations, async ({ caller }) => service.getAccommodations(caller.userId));
  app.endpoint(endpoints.saveAccommodations, async ({ caller, body }) => {
    await service.saveAccommodations(caller.userId, body);
    return {};
  });
  app.endpoint(endpoints.exportAccount, async ({ caller, request, reply }) => {
    noteSecurityEvent(request, 'account-exported');
    const data = await service.exportAll(caller.userId);
    reply.type('application/json; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="greenroom.json"');
    await reply.send(Readable.from(inEnvelope(data)));
    return undefined;
  });
  app.endpoint(endpoints.deleteAccount, async ({ caller, request }) => {
    await requireRecent(caller.userId, caller.sessionId);
    await service.deleteAll(caller.userId);
    noteSecurityEvent(request, 'account-deleted');
    return {};
  });
}
