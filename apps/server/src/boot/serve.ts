import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { refuseInternalNames } from '../refuse-internal-names.ts';
import { openPorts } from './open-ports.ts';
import { startWarnings } from './start-warnings.ts';
import { waitForDatabase } from './wait-for-database.ts';
import { createWaitingServer } from './waiting-server.ts';

const STOP_LIMIT_MS = 10_000;
/** With the longest delay between two attempts, a line a minute. */
const ATTEMPTS_A_LINE = 12;

type DatabaseSettings = Parameters<typeof openDatabase>[0];

/** Opens the database. If PostgreSQL is away, the address answers with 503 until it is there. */
function openPatiently(waiting: ReturnType<typeof createWaitingServer>) {
  return async (settings: DatabaseSettings) => {
    const stop = () => process.exit(0);
    try {
      return await waitForDatabase(() => openDatabase(settings), {
        async onAway(error, attempt) {
          // As process 1 of a container a signal without a listener is ignored.
          if (attempt === 1) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
          await waiting.open();
          if (attempt % ATTEMPTS_A_LINE === 1) process.stderr.write(`Waiting. ${(error as Error).message}\n`);
        },
      });
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    }
  };
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  refuseInternalNames(config.databaseUrl);
  const waiting = createWaitingServer(config);
  // Side by side: while the database opens, its engine compiles on other threads.
  const [ports, { buildApp }] = await Promise.all([openPorts(config, openPatiently(waiting)), import('../app.ts')]);
  const app = await buildApp(config, ports);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    app.drain();
    await sleep(config.shutdownDelayMs);
    // A request that hangs must not keep the process for ever.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await app.close();
    await ports.database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

  await waiting.close();
  await app.listen({ host: config.host, port: config.port });
  for (const warning of startWarnings(config)) app.log.warn(warning);
  void ports.afterStart?.();
  process.stdout.write(`Greenroom is ready at ${config.publicUrl.origin}\n`);
  if (!config.languageModel && config.isLoopback && !config.isProduction) await offerLocalModel();
}

/** One line if a model server runs on this computer and no model is configured. Nothing is sent to it. */
async function offerLocalModel(): Promise<void> {
  const { findLocalServers } = await import('../adapters/language-model/find-local-model.ts');
  const [server] = await findLocalServers();
  if (!server) return;
  process.stdout.write(
    `${server.product} runs on this computer. Start with LLM_BASE_URL=auto to use ${server.models[0]}.\n`,
  );
}

/** Says in one line why the start failed, and ends. */
function explain(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code;
  const isKnown = error instanceof ConfigError || code === 'EADDRINUSE';
  const line =
    code === 'EADDRINUSE'
      ? 'PORT is in use by another program. Stop it, or choose another PORT.'
      : String(isKnown ? (error as Error).message : (error as Error)?.stack);
  process.stderr.write(`Greenroom cannot start: ${line}\n`);
  process.exit(1);
}

await start().catch(explain);
