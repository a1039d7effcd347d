import type { Capabilities, OutgoingList } from '@greenroom/contract/capabilities';
import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';

/** Tells the client what this server has; asked again each time, since a provider may come and go. */
export function createCapabilitiesModule(
  app: FastifyInstance,
  describe: () => Capabilities,
  listOutgoing: (userId: string) => OutgoingList,
): void {
  app.endpoint(endpoints.getCapabilities, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return describe();
  });
  app.endpoint(endpoints.listOutgoing, async ({ caller }) => listOutgoing(caller.userId));
}
