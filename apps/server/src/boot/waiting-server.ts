import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ERRORS } from '@greenroom/contract/errors';

const RETRY_AFTER_S = 5;
const JSON_TYPE = 'application/json; charset=utf-8';

function answer(request: IncomingMessage, response: ServerResponse): void {
  // The process lives and must not be restarted, but no traffic may be sent to it.
  const isHealth = request.url === '/healthz';
  const isReadiness = request.url === '/readyz';
  const isPage = request.headers.accept?.includes('text/html') === true;
  response.statusCode = isHealth ? 200 : ERRORS.unavailable.status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('connection', 'close');
  if (!isHealth) response.setHeader('retry-after', RETRY_AFTER_S);
  response.setHeader('content-type', isPage ? 'text/plain; charset=utf-8' : JSON_TYPE);
  if (isHealth) response.end('{"status":"ok"}');
  else if (isReadiness) response.end('{"status":"not ready"}');
  else if (isPage) {
    response.setHeader('refresh', RETRY_AFTER_S);
    response.end('Greenroom is starting and waits for its database. This page reloads by itself.');
  } else {
    const { message } = ERRORS.unavailable;
    response.end(JSON.stringify({ success: false, error: { code: 'unavailable', message } }));
  }
}

/** Answers at the server's address until its database is there: `/healthz` with 200, everything else with 503. */
export function createWaitingServer({ host, port }: { host: string; port: number }) {
  let server: Server | undefined;
  return {
    async open(): Promise<void> {
      if (server) return;
      server = createServer(answer);
      server.listen({ host, port });
      await once(server, 'listening');
    },
    /** Frees the port. */
    async close(): Promise<void> {
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
