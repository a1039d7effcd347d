import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

type HealthOptions = { ping(): Promise<void> };

const HEALTH_PATH = '/healthz';
const HEALTH_BODY = '{"status":"ok"}';

/**
 * Makes the server of a Fastify application. `/healthz` says that the process lives and is answered before the framework:
 * it is asked every second by whoever keeps the process running, and must answer when all else is busy.
 */
export function createHealthyServer(handler: (request: IncomingMessage, response: ServerResponse) => void): Server {
  return createServer((request, response) => {
    if (request.url !== HEALTH_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) {
      handler(request, response);
      return;
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : HEALTH_BODY);
  });
}

/** `/readyz`: it can serve. `/metrics`: counts for Prometheus, without personal data. */
export const healthPlugin = fastifyPlugin(async (app: FastifyInstance, options: HealthOptions) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route) durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  // For requests that come by `inject`, which has no server.
  app.get(HEALTH_PATH, { schema: { hide: true }, logLevel: 'silent' }, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(HEALTH_BODY);
  });
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const isReady = await options.ping().then(
      () => true,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
});
