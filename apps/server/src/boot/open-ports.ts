import { availableParallelism } from 'node:os';
import type { SkillFamily } from '@greenroom/coach/skills/skill-family';
import { addSkillFamilies } from '@greenroom/coach/skills/skill-lexicon';
import type { ResumeDocument } from '@greenroom/contract/resume';
import { API_BASE_PATH, routes } from '@greenroom/contract/routes';
import { createBuiltInCoach } from '../adapters/built-in-coach/built-in-coach.ts';
import { createCoachThread, createCoachThreads } from '../adapters/built-in-coach/coach-thread.ts';
import { warmUpCoachThread, warmUpCoachThreads } from '../adapters/built-in-coach/warm-up.ts';
import { createBuiltInIdentity } from '../adapters/built-in-identity/built-in-identity.ts';
import { findLiveTranscriber } from '../adapters/live-transcribers.ts';
import { createPdfResumeReader } from '../adapters/pdf/create-resume-reader.ts';
import { createSandboxPayments } from '../adapters/sandbox-checkout/sandbox-payments.ts';
import { registerSandboxRoutes } from '../adapters/sandbox-checkout/sandbox-routes.ts';
import { createEncoderThread } from '../adapters/sentence-encoder/encoder-thread.ts';
import { findSpeechEngines } from '../adapters/speech-engines.ts';
import { AppError } from '../app-error.ts';
import { type Config, ConfigError } from '../config.ts';
import type { Orm } from '../db/database.ts';
import { readInstallSecret } from '../db/install-secret.ts';
import { openDatabase } from '../db/open-database.ts';
import { createSandboxRepository } from '../db/sandbox-repository.ts';
import { ownOrigins } from '../http/origins.ts';
import { hasTraceOfProxy } from '../plugins/proxy-traces.ts';
import type { WatchProvider } from '../ports/provider-calls.ts';
import { createQueueBook, type QueueBook } from '../ports/queue-watch.ts';
import type { Ports } from './app-ports.ts';

type Pages = NonNullable<Ports['registerPages']>;

const GOOGLE_HOST = 'accounts.google.com';
/** With two, a heavy text holds up one and the other answers the next person. Each takes about 100 MB, so a small computer has one. */
const ANSWER_THREADS = availableParallelism() > 2 ? 2 : 1;
/** After the thread that answers requests, before work on resumes. */
const ANSWER_NICENESS = 1;

/** The products for trying out ask for no password: a proxy, also one on this computer, could bring anybody. */
function forThisComputer(register: Pages[number]): Pages[number] {
  return async (app) => {
    await app.register(async (scope) => {
      scope.addHook('onRequest', async ({ headers }) => {
        if (hasTraceOfProxy(headers)) throw new AppError('not_found');
      });
      await register(scope);
    });
  };
}

// What a vendor's library is needed for is imported where the configuration asks for it: the others are not loaded at all.

/** A configured issuer; else, while only this computer can reach us, the built-in one; else no one can sign in. */
async function openIdentity(config: Config, secret: string): Promise<Pick<Ports, 'identity'> & { pages: Pages }> {
  if (config.oidc) {
    const { createOpenIdProvider } = await import('../adapters/openid/openid-provider.ts');
    const isGoogle = new URL(config.oidc.issuer).hostname === GOOGLE_HOST;
    const name = isGoogle ? 'Google' : new URL(config.oidc.issuer).hostname;
    return {
      identity: createOpenIdProvider({ ...config.oidc, kind: isGoogle ? 'google' : 'oidc', name }),
      pages: [],
    };
  }
  if (!config.mayTryOut) return { identity: null, pages: [] };
  const builtIn = createBuiltInIdentity({ origins: ownOrigins(config), secret });
  return { identity: builtIn.identity, pages: [forThisComputer(builtIn.register)] };
}

/** The address and model to call. With `auto` those of a server on this computer, or null if none answers. Says which. */
async function resolveModel({ baseUrl, apiKey, model }: NonNullable<Config['languageModel']>) {
  if (baseUrl !== null) return { baseUrl, apiKey, model: model ?? '' };
  const { chooseLocalModel, findLocalServers } = await import('../adapters/language-model/find-local-model.ts');
  const found = chooseLocalModel(await findLocalServers(), model);
  process.stdout.write(
    found
      ? `Language model: ${found.model} of ${found.product} at ${found.baseUrl}\n`
      : `LLM_BASE_URL is auto, but no server of this computer offers ${model ?? 'a chat model'}. The built-in coach works alone.\n`,
  );
  return found && { baseUrl: found.baseUrl, apiKey, model: found.model };
}

/** The operator's own skills, for this thread and to be handed to the one that works on resumes. */
async function openSkillTables(folder: string): Promise<SkillFamily[]> {
  const { readSkillTables } = await import('../adapters/built-in-coach/read-skill-tables.ts');
  try {
    const families = await readSkillTables(folder);
    addSkillFamilies(families);
    return families;
  } catch (cause) {
    throw new ConfigError(cause instanceof Error ? cause.message : 'SKILLS_DIR could not be read.', { cause });
  }
}

/** The configured model, with the built-in coach standing in; else the built-in coach alone. */
async function openCoach(
  { languageModel, skillsDir, hasWarmUp }: Config,
  watch: WatchProvider,
  queues: QueueBook,
): Promise<Pick<Ports, 'coach' | 'afterStart' | 'resumeReader' | 'parseResume' | 'circuits'>> {
  const skillFamilies = skillsDir === undefined ? [] : await openSkillTables(skillsDir);
  const thread = createCoachThread({ skillFamilies, watch: (counts) => queues.watch('resume-analysis', counts) });
  const answering = createCoachThreads(ANSWER_THREADS, {
    skillFamilies,
    refusal: 'provider_timeout',
    niceness: ANSWER_NICENESS,
    watch: (counts) => queues.watch('text-analysis', counts),
  });
  const encoder = createEncoderThread('answers', { watch: (counts) => queues.watch('encoder-answers', counts) });
  const lineEncoder = createEncoderThread('lines', { watch: (counts) => queues.watch('encoder-lines', counts) });
  const reader = createPdfResumeReader({}, queues.watch);
  const warmUp = async () => {
    if (!hasWarmUp) return;
    await Promise.all([warmUpCoachThreads(answering.run, ANSWER_THREADS), warmUpCoachThread(thread.run)]);
  };
  const resumes = {
    resumeReader: {
      ...reader,
      close: async () => {
        await Promise.all([reader.close(), thread.close(), answering.close(), encoder.close(), lineEncoder.close()]);
      },
    },
    parseResume: (document: ResumeDocument) => thread.run('parse', document),
  };
  const standIn = createBuiltInCoach({ runTask: thread.run, runQuickTask: answering.run, encoder, lineEncoder });
  const settings = languageModel && (await resolveModel(languageModel));
  if (!languageModel || !settings) return { coach: standIn, afterStart: warmUp, ...resumes };
  const { createLanguageModelCoach } = await import('../adapters/language-model/language-model-coach.ts');
  const coach = createLanguageModelCoach(settings, {
    standIn,
    watch,
    timeouts: { shortMs: languageModel.timeoutMs, longMs: languageModel.timeoutMs },
  });
  const circuits = { 'language-model': coach.circuit };
  return { coach, circuits, afterStart: () => Promise.all([warmUp(), coach.checkAtStart()]), ...resumes };
}

/** Stripe where it is configured; else, while only this computer can reach us, the sandbox; nothing when payments are off. */
async function openPayments(
  config: Config,
  orm: Orm,
  secret: string,
): Promise<Pick<Ports, 'payments'> & { pages: Pages }> {
  if (config.arePaymentsOff) return { payments: null, pages: [] };
  if (config.stripe) {
    const { createStripePayments } = await import('../adapters/stripe/stripe-payments.ts');
    return { payments: createStripePayments(config.stripe), pages: [] };
  }
  const sandbox = createSandboxPayments({
    store: createSandboxRepository(orm),
    secret,
    webhookUrl: `http://${config.host}:${config.port}${API_BASE_PATH}${routes.receivePaymentEvent.path}`,
  });
  return {
    payments: sandbox.provider,
    pages: [forThisComputer((app) => registerSandboxRoutes(app, sandbox, ownOrigins(config)))],
  };
}

/** Opens what the configuration asks for: database, coach, speech, identity. @throws ConfigError */
export async function openPorts(config: Config, open: typeof openDatabase = openDatabase): Promise<Ports> {
  const database = await open(config);
  const secret = await readInstallSecret(config.sessionSecret, config.dataDir);
  const { identity, pages } = await openIdentity(config, secret);
  const sale = await openPayments(config, database.orm, secret);
  // The calls begin once the application listens; the log and the counts that take note of them are its own.
  let note: WatchProvider = () => undefined;
  const watch: WatchProvider = (call) => note(call);
  const queues = createQueueBook();
  const speech = await findSpeechEngines(config, watch, queues.watch);
  return {
    database,
    secret,
    previousSecrets: config.previousSecrets,
    queues,
    ...(await openCoach(config, watch, queues)),
    ...speech,
    liveTranscriber: findLiveTranscriber(config.liveTranscription, speech.speechToText, watch),
    listenToProviders: (listener) => {
      note = listener;
    },
    identity,
    payments: sale.payments,
    registerPages: [...pages, ...sale.pages],
  };
}
