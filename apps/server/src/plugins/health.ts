import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import type { WatchProvider } from '../ports/provider-calls.ts';
import { answerClientError } from './client-errors.ts';
import { limitConnections } from './connection-limit.ts';
import { type LoadSources, registerLoadMetrics } from './load-metrics.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { createProviderNotes } from './provider-notes.ts';
import { createReadiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `/readyz` says 503 from now on, so that proxies send new requests elsewhere before the process stops. */
    drain(): void;
  }
}

type HealthOptions = {
  ping(): Promise<void>;
  poolState?: (() => { total: number; idle: number; waiting: number }) | null;
  metricsToken: string | null;
  load: LoadSources;
  listenToProviders?: ((listener: WatchProvider) => void) | undefined;
};

const HEALTH_PATH = '/healthz';
const HEALTH_BODY = '{"status":"ok"}';

/** How long a connection may take: who sends a byte now and then holds it no longer, a slow line still uploads its resume. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  /** 30 MB at one megabit a second take four minutes. */
  requestTimeout: 300_000,
  /** Longer than the minute that proxies keep an idle connection, so that none is closed under a request just sent. */
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5000,
} satisfies ServerOptions;

type HealthyServerOptions = {
  timeouts?: ServerOptions;
  /** Further connections are closed at once: each costs memory, also while it is idle. */
  maxConnections?: number;
  /** Of one address; null where a proxy in front has one address for all people. */
  maxConnectionsPerAddress?: number | null;
};

/** A proxy may have looked at the one and we at the other. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

/**
 * Makes the server of a Fastify application. `/healthz` says that the process lives and is answered before the
 * framework: it is asked every second by anyone who keeps the process running, and must answer when all else is busy.
 */
export function createHealthyServer(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: HealthyServerOptions = {},
): Server {
  const { timeouts = TIMEOUTS, maxConnections = Number.POSITIVE_INFINITY, maxConnectionsPerAddress = null } = options;
  const server = createServer(timeouts, (request, response) => {
    if (hasTwoHosts(request.rawHeaders)) {
      answerClientError(new Error('two Host headers'), request.socket);
      return;
    }
    if (request.url !== HEALTH_PATH || (request.method !== 'GET' && request.method !== 'HEAD')) {
      handler(request, response);
      return;
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : HEALTH_BODY);
  });
  if (Number.isFinite(maxConnections)) server.maxConnections = maxConnections;
  if (maxConnectionsPerAddress !== null) limitConnections(server, { most: maxConnectionsPerAddress });
  return server;
}

function countPool(registry: Registry, poolState: NonNullable<HealthOptions['poolState']>): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database by state; `waiting` are requests without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolState())) this.set({ state }, count);
    },
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
  const failures = new Counter({
    name: 'request_failures_total',
    help: 'Requests answered with an error, by its code: rate_limited, quota_exhausted, unavailable and so on',
    labelNames: ['code'],
    registers: [registry],
  });
  const { poolState } = options;
  if (poolState) countPool(registry, poolState);
  registerLoadMetrics(registry, options.load);
  const readiness = createReadiness(options.ping);
  app.decorate('drain', readiness.drain);
  // A request in flight while the server closes must close its connection too: an idle one would hold the close up.
  app.addHook('preClose', async () => readiness.drain());
  app.addHook('onSend', async (_request, reply) => {
    // A proxy that keeps the connection would send its next request to a process that is gone.
    if (readiness.isDraining()) reply.header('connection', 'close');
  });
  options.listenToProviders?.(createProviderNotes({ log: app.log, registry }));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route) durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (request.failureCode) failures.inc({ code: request.failureCode });
    done();
  });
  // For requests that come by `inject`, which has no server.
  app.get(HEALTH_PATH, { schema: { hide: true }, logLevel: 'silent' }, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(HEALTH_BODY);
  });
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const isReady = await readiness.isReady();
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    if (!mayReadMetrics(request, options.metricsToken)) throw new AppError('not_found');
    return reply
      .headers({ 'content-type': registry.contentType, 'cache-control': 'no-store' })
      .send(await registry.metrics());
  });
});
