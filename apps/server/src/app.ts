import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import { PRERENDERED_SCREENS } from '@greenroom/contract/screens';
import Fastify, { type FastifyInstance } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import type { Ports } from './boot/app-ports.ts';
import { createClockWatch } from './boot/clock-watch.ts';
import { type Chores, createRetention, startHousekeeping } from './boot/housekeeping.ts';
import type { Config } from './config.ts';
import { createClockRepository } from './db/clock-repository.ts';
import { createRetentionRepository } from './db/retention-repository.ts';
import { createStorageRepository } from './db/storage-repository.ts';
import { createOriginOf, ownOrigins } from './http/origins.ts';
import { readableUrl } from './http/readable-url.ts';
import { loggerOptions } from './logging.ts';
import { createAuthModule, createSessionModule } from './modules/auth/index.ts';
import { createBillingModule } from './modules/billing/index.ts';
import { createCapabilitiesModule } from './modules/capabilities/index.ts';
import { createCoverLetterModule } from './modules/cover-letter/index.ts';
import { createDashboardModule } from './modules/dashboard/index.ts';
import { createExamplesModule } from './modules/examples/index.ts';
import { createInterviewModule } from './modules/interview/index.ts';
import { createLiveAssistantModule } from './modules/live-assistant/index.ts';
import { createProfileModule } from './modules/profile/index.ts';
import { createQuotaModule } from './modules/quota/index.ts';
import { createRecordingsModule } from './modules/recordings/index.ts';
import { createResultsModule } from './modules/results/index.ts';
import { createResumeModule } from './modules/resume/index.ts';
import { createSpeechModule } from './modules/speech/index.ts';
import { createStoriesModule } from './modules/stories/index.ts';
import { createAuthorise } from './plugins/access.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { createConcurrency } from './plugins/concurrency.ts';
import { docsPlugin } from './plugins/docs.ts';
import { endpointPlugin } from './plugins/endpoint.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { findInlineHashes, headersPlugin } from './plugins/headers.ts';
import { createHealthyServer, healthPlugin } from './plugins/health.ts';
import { createLimiter, createLimits } from './plugins/limits.ts';
import { createOutgoingCounts, type OutgoingCounts } from './plugins/outgoing-counts.ts';
import { createProcessorBudget, type ProcessorBudget } from './plugins/processor-budget.ts';
import { schemaController } from './plugins/schema-compilers.ts';
import { createStorageCap } from './plugins/storage-cap.ts';
import { webPlugin } from './plugins/web.ts';
import { createQueueBook } from './ports/queue-watch.ts';

const builtWebDir = fileURLToPath(new URL('../../web/build/client', import.meta.url));
const VERSION: string = packageJson.version;

type Shared = {
  sessions: ReturnType<typeof createSessionModule>;
  limits: ReturnType<typeof createLimits>;
  processor: ProcessorBudget;
  outgoing: OutgoingCounts;
};

async function registerPlugins(
  app: FastifyInstance,
  config: Config,
  ports: Ports,
  { sessions, limits, processor, outgoing }: Shared,
): Promise<void> {
  const webDir = ports.webDir ?? builtWebDir;
  if (config.telemetryUrl) {
    // Its libraries are for those who have a collector.
    const { tracesPlugin } = await import('./plugins/traces.ts');
    const { telemetryUrl: endpoint, isProxyTrusted } = config;
    await app.register(tracesPlugin, { endpoint, isProxyTrusted, version: VERSION });
  }
  await app.register(errorsPlugin);
  await app.register(headersPlugin, {
    hashes: await findInlineHashes(webDir),
    isHttps: config.publicUrl.protocol === 'https:',
    formTargets: [],
  });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(websocket, {
    options: { maxPayload: 1024 * 1024 },
    // By default it closes every socket first, without a code; the live assistant hands its sessions over.
    preClose: (done) => done(),
  });
  await app.register(docsPlugin, { version: VERSION });
  const queues = ports.queues ?? createQueueBook();
  const concurrency = createConcurrency(config.hasRateLimits, queues);
  await app.register(endpointPlugin, {
    authorise: createAuthorise(sessions.verify),
    limit: limits.limit,
    checkProcessor: processor.check,
    chargeOf: processor.chargeOf,
    store: createStorageCap({
      readStoredBytes: createStorageRepository(ports.database.orm).storedBytes,
      maxBytes: config.accountStorageBytes,
    }),
    enter: concurrency.enter,
  });
  await app.register(healthPlugin, {
    ping: ports.database.ping,
    poolState: ports.database.poolState,
    metricsToken: config.metricsToken,
    load: {
      queues,
      bytesInFlight: concurrency.bytesInFlight,
      sockets: () => app.websocketServer.clients.size,
      circuits: ports.circuits ?? {},
    },
    listenToProviders: (listener) =>
      ports.listenToProviders?.((call) => {
        outgoing.note(call);
        listener(call);
      }),
  });
  await app.register(webPlugin, {
    webDir,
    prerendered: PRERENDERED_SCREENS,
    publicUrl: config.isLoopback ? null : config.publicUrl,
  });
}

function createModules(
  app: FastifyInstance,
  config: Config,
  ports: Ports,
  { sessions, limits, processor, outgoing }: Shared,
): void {
  const { orm } = ports.database;
  const { secret, previousSecrets } = ports;
  const originOf = createOriginOf(config);
  const quota = createQuotaModule(app, { orm, isUnlimited: config.arePaymentsOff, visitorAllowance: limits.remaining });
  const speech = createSpeechModule(app, ports);
  const { recordingDays, accountStorageBytes } = config;
  const { formatOf, audioHead } = speech;
  const recordings = createRecordingsModule(app, {
    orm,
    secret,
    previousSecrets,
    formatOf,
    audioHead,
    recordingDays,
    accountStorageBytes,
  });
  const profile = createProfileModule(app, {
    orm,
    secret,
    previousSecrets,
    requireRecent: sessions.requireRecent,
    exportRecordings: recordings.exportPart,
  });
  createAuthModule(app, {
    sessions,
    identity: ports.identity,
    welcome: profile.welcome,
    secret,
    previousSecrets,
    isHttps: config.publicUrl.protocol === 'https:',
    originOf,
  });
  const billing = createBillingModule(app, { orm, provider: ports.payments, originOf });
  const results = createResultsModule(app, { orm });
  const takeVisitorAnswer = (address: string) =>
    limits.takeVisitorPlace('visitorAnswers', address, 'an account without a unit for the interview');
  createInterviewModule(app, { orm, coach: ports.coach, quota, takeVisitorAnswer, results });
  createDashboardModule(app, { orm });
  createStoriesModule(app, { orm, coach: ports.coach });
  const resumes = createResumeModule(app, {
    coach: ports.coach,
    reader: ports.resumeReader,
    parse: ports.parseResume,
    quota,
  });
  const letters = createCoverLetterModule(app, { coach: ports.coach, resumes, quota });
  createExamplesModule(app, { resumes, letters });
  const { coach, liveTranscriber = null } = ports;
  const isUnlimited = config.arePaymentsOff;
  const live = createLiveAssistantModule(app, {
    orm,
    coach,
    liveTranscriber,
    isUnlimited,
    hasRateLimits: config.hasRateLimits,
    mostSocketsPerAddress: config.hasRateLimits ? config.maxSocketsPerAddress : null,
    origins: ownOrigins(config),
    processor,
  });
  createCapabilitiesModule(
    app,
    () => ({
      coach: ports.coach.describe(),
      ...speech.capabilities(),
      ...live.capabilities(),
      signIn: { provider: ports.identity?.kind ?? 'none', name: ports.identity?.name ?? '' },
      payments: { provider: ports.payments?.kind ?? 'off' },
      retention: { ...config.retention, recordings: config.recordingDays },
      version: VERSION,
    }),
    outgoing.list,
  );
  keepHouse(app, config, ports, {
    returnStaleUnits: quota.returnStale,
    reconcilePayments: () => billing.reconcile(),
    deleteExpiredSessions: sessions.deleteExpired,
    deleteExpiredRecordings: () => recordings.deleteExpired(),
  });
}

/** Chores run from the moment that the server listens until it closes. */
function keepHouse(
  app: FastifyInstance,
  config: Config,
  { database }: Ports,
  chores: Omit<Chores, 'deleteExpiredData' | 'deleteFutureLimits' | 'reclaimSpace'>,
): void {
  const { orm, runAlone, reclaimSpace } = database;
  let stop = () => {};
  const { readDatabaseClock, deleteFutureLimits } = createClockRepository(orm);
  const clock = createClockWatch({ readDatabaseClock, log: app.log });
  app.addHook('onListen', async () => {
    app.log.info({ payments: config.payments.provider }, config.payments.reason);
    const deleteExpiredData = createRetention(config.retention, createRetentionRepository(orm), app.log);
    stop = startHousekeeping(
      { ...chores, deleteExpiredData, deleteFutureLimits, reclaimSpace },
      { runAlone, clock },
      app.log,
    );
  });
  app.addHook('onClose', async () => stop());
}

/** The application, ready to listen or to be asked by `inject`: plugins first, then modules. */
export async function buildApp(config: Config, ports: Ports): Promise<FastifyInstance> {
  const app = Fastify({
    // Only the handler: the second argument of a factory is Fastify's own options, which switch the time limits off.
    serverFactory: (handler) => {
      const { maxConnections, maxConnectionsPerAddress } = config;
      return createHealthyServer(handler, { maxConnections, maxConnectionsPerAddress });
    },
    clientErrorHandler: answerClientError,
    logger: loggerOptions(config),
    genReqId: () => randomUUID(),
    // One proxy, ours: the caller wrote everything further left in X-Forwarded-For.
    trustProxy: config.isProxyTrusted && ((_address, hop) => hop === 0),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // As long as an address may be: the contract says what fits, in the words of the envelope.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    schemaController,
  });
  const store = ports.database.pool ? { pool: ports.database.pool, tableName: 'rate_limits' } : null;
  const shared: Shared = {
    outgoing: createOutgoingCounts(),
    sessions: createSessionModule({
      orm: ports.database.orm,
      secret: ports.secret,
      previousSecrets: ports.previousSecrets,
    }),
    limits: createLimits(config.hasRateLimits, store),
    processor: createProcessorBudget({
      isOn: config.hasRateLimits,
      ...config.processorBudget,
      createLimiter: (name, rule) => createLimiter(name, rule, store),
      onError: (error) => app.log.error({ err: error }, 'processor time was not counted'),
    }),
  };
  app.addHook('onClose', async () => shared.processor.close());
  await registerPlugins(app, config, ports, shared);
  createModules(app, config, ports, shared);
  for (const register of ports.registerPages ?? []) await register(app);
  return app;
}
