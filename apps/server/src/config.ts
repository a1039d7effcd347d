import { z } from 'zod';
import { isMachineInternal } from './internal-addresses.ts';

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

const DEFAULT_SHUTDOWN_DELAY_S = 5;
/** Counted in ms by a column of 32 bits. */
const MOST_PROCESSOR_S = 1_000_000;

const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();
const optionalUrl = z
  .union([z.literal('').transform(() => undefined), z.url({ protocol: /^(https?|wss?)$/ })])
  .optional();

const optionalDays = z
  .union([z.literal('').transform(() => undefined), z.coerce.number().int().min(1).max(36_500)])
  .optional();

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: optionalUrl,
  DATA_DIR: z.string().trim().min(1).default('./data'),
  SKILLS_DIR: z.string().trim().min(1).optional(),
  DATABASE_URL: z.union([z.literal('').transform(() => undefined), z.url({ protocol: /^postgres(ql)?$/ })]).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(4000),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).max(100_000).default(1000),
  MAX_SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(200),
  SESSION_SECRET: z.union([z.literal('').transform(() => undefined), z.string().min(32)]).optional(),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().min(32)).max(5))
    .default([]),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.union([z.literal('').transform(() => undefined), z.string().min(16)]).optional(),
  ACCOUNT_PROCESSOR_S: z.coerce.number().min(1).max(MOST_PROCESSOR_S).default(3600),
  ADDRESS_PROCESSOR_S: z.coerce.number().min(1).max(MOST_PROCESSOR_S).default(600),
  ACCOUNT_STORAGE_MB: z.coerce.number().min(1).max(10_000).default(50),
  RETENTION_DAYS: optionalDays,
  INTERVIEW_DAYS: optionalDays,
  LIVE_SESSION_DAYS: optionalDays,
  STORY_DAYS: optionalDays,
  RECORDING_DAYS: z.coerce.number().int().min(1).max(36_500).default(90),
  SHUTDOWN_DELAY_S: z.coerce.number().min(0).max(300).optional(),
  WARM_UP: z.enum(['on', 'off']).default('on'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  PAYMENTS: z.enum(['auto', 'on', 'off']).default('auto'),
  SANDBOX: z.enum(['auto', 'on']).default('auto'),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: optionalUrl,
  LLM_BASE_URL: z.union([z.literal('auto'), optionalUrl]),
  LLM_API_KEY: optionalText,
  LLM_MODEL: optionalText,
  LLM_TIMEOUT_S: z.coerce.number().min(2).max(300).default(8),
  STT_BASE_URL: optionalUrl,
  STT_API_KEY: optionalText,
  STT_MODEL: optionalText,
  STT_TIMEOUT_S: z.coerce.number().min(2).max(300).default(60),
  TTS_BASE_URL: optionalUrl,
  TTS_API_KEY: optionalText,
  TTS_MODEL: optionalText,
  TTS_VOICE: optionalText,
  TTS_TIMEOUT_S: z.coerce.number().min(2).max(300).default(30),
  LIVE_STT_URL: optionalUrl,
  LIVE_STT_API_KEY: optionalText,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl,
});
type Environment = z.infer<typeof environment>;

type Setting = keyof Environment;

/** Settings that only make sense together: the first of each group brings the others, and each of them needs the first. */
const GROUPS: { first: Setting; others: Setting[]; optional?: Setting[] }[] = [
  { first: 'OIDC_ISSUER', others: ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] },
  { first: 'STRIPE_SECRET_KEY', others: ['STRIPE_WEBHOOK_SECRET'], optional: ['STRIPE_API_URL'] },
  { first: 'LLM_BASE_URL', others: ['LLM_MODEL'], optional: ['LLM_API_KEY'] },
  { first: 'STT_BASE_URL', others: ['STT_MODEL'], optional: ['STT_API_KEY'] },
  { first: 'TTS_BASE_URL', others: ['TTS_MODEL', 'TTS_VOICE'], optional: ['TTS_API_KEY'] },
  { first: 'LIVE_STT_URL', others: [], optional: ['LIVE_STT_API_KEY'] },
];

/** A setting that is wrong. Its message is the one line that the person who started the server reads. */
export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

type PaymentsSetting = {
  provider: 'stripe' | 'sandbox' | 'off';
  /** The reason, in one sentence for the operator. */
  reason: string;
};

const PAYMENTS_OFF_REASON =
  'Payments are off: STRIPE_SECRET_KEY is not set, and the sandbox checkout runs only where nobody but this computer reaches the server (in ' +
  'production with SANDBOX=on). Nothing is sold and nothing is counted. Set STRIPE_SECRET_KEY to sell packages, or PAYMENTS=off to say that ' +
  'this is meant.';

/** Who takes payments. Where no one can, they are off; what cannot be bought is not counted either. */
function decidePayments({ PAYMENTS, STRIPE_SECRET_KEY }: Environment, mayTryOut: boolean): PaymentsSetting {
  if (PAYMENTS === 'off') {
    return { provider: 'off', reason: 'Payments are off, as PAYMENTS says: nothing is sold and nothing is counted.' };
  }
  if (STRIPE_SECRET_KEY) return { provider: 'stripe', reason: 'Payments are taken by Stripe.' };
  if (mayTryOut) return { provider: 'sandbox', reason: 'Payments go to the sandbox checkout: no money moves.' };
  if (PAYMENTS === 'on') {
    throw new ConfigError(
      'PAYMENTS is on, but nothing here can take them: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=off.',
    );
  }
  return { provider: 'off', reason: PAYMENTS_OFF_REASON };
}

function checkTogether(values: Environment): void {
  for (const { first, others, optional = [] } of GROUPS) {
    // `auto` finds the rest by itself.
    const missing = others.find((name) => values[first] && values[first] !== 'auto' && !values[name]);
    if (missing) throw new ConfigError(`${first} is set, so ${missing} must be set too.`);
    // Otherwise the built-in product would run in place of the one that was meant.
    const alone = [...others, ...optional].find((name) => values[name] && !values[first]);
    if (alone) throw new ConfigError(`${alone} is set, so ${first} must be set too.`);
  }
}

const isLoopbackUrl = (address: string): boolean => LOOPBACK_HOSTS.has(new URL(address).hostname);
const isPlainHttp = (address: string | undefined): boolean =>
  address !== undefined && new URL(address).protocol === 'http:' && !isLoopbackUrl(address);

/** Distinct characters: 32 random ones of base64 or hexadecimal digits have more, a repeated word has fewer. */
const FEWEST_SECRET_CHARACTERS = 10;

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const parsed = environment.safeParse(env);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(
    `${issue?.path.join('.') ?? 'The environment'} is not right: ${issue?.message ?? 'unknown problem'}`,
  );
}

/** Settings with the address of a provider that the server calls. */
const PROVIDER_ADDRESSES = [
  'OIDC_ISSUER',
  'STRIPE_API_URL',
  'LLM_BASE_URL',
  'STT_BASE_URL',
  'TTS_BASE_URL',
  'LIVE_STT_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const;

function checkProviderAddresses(values: Environment): void {
  for (const name of PROVIDER_ADDRESSES) {
    const address = values[name];
    if (address && address !== 'auto' && isMachineInternal(address)) {
      throw new ConfigError(`${name} must not be a link-local address or the metadata service of a cloud.`);
    }
  }
}

/** What would serve others in an unsafe way does not start. */
function checkSafety(values: Environment): void {
  checkProviderAddresses(values);
  if (isPlainHttp(values.OIDC_ISSUER)) {
    throw new ConfigError('OIDC_ISSUER must be an https address: over http anybody on the way can sign in as anybody.');
  }
  if (values.NODE_ENV !== 'production') return;
  if (!values.SESSION_SECRET || new Set(values.SESSION_SECRET).size < FEWEST_SECRET_CHARACTERS) {
    throw new ConfigError(
      'SESSION_SECRET is missing or can be guessed: in production it must be at least 32 random characters (openssl rand -base64 48).',
    );
  }
  if (isPlainHttp(values.PUBLIC_URL)) {
    throw new ConfigError('PUBLIC_URL must be an https address in production: sign-in cookies need it.');
  }
  if (values.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS is off, which is for tests and measurements only: remove it in production.');
  }
}

/** Who signs people in and takes their money; null where it is not set. */
function readAccountServices(values: Environment) {
  return {
    oidc: values.OIDC_ISSUER
      ? {
          issuer: values.OIDC_ISSUER,
          clientId: values.OIDC_CLIENT_ID ?? '',
          clientSecret: values.OIDC_CLIENT_SECRET ?? '',
        }
      : null,
    stripe: values.STRIPE_SECRET_KEY
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
          apiUrl: values.STRIPE_API_URL ?? null,
        }
      : null,
  };
}

/** Days for each kind of what people save. Null: it stays until they delete it. */
function readRetention(values: Environment) {
  const { RETENTION_DAYS: others = null } = values;
  const interviews = values.INTERVIEW_DAYS ?? others;
  return {
    retention: {
      interviews,
      liveSessions: values.LIVE_SESSION_DAYS ?? others,
      stories: values.STORY_DAYS ?? others,
    },
    // They are deleted with their interview at the latest.
    recordingDays: Math.min(values.RECORDING_DAYS, interviews ?? Number.POSITIVE_INFINITY),
  };
}

/** Models on other servers; null where the built-in product does the work. */
function readModelServers(values: Environment) {
  return {
    languageModel: values.LLM_BASE_URL
      ? {
          /** Null: a server of this computer is looked for. */
          baseUrl: values.LLM_BASE_URL === 'auto' ? null : values.LLM_BASE_URL,
          apiKey: values.LLM_API_KEY ?? null,
          /** Null only when a server is looked for: its first chat model. */
          model: values.LLM_MODEL ?? null,
          timeoutMs: values.LLM_TIMEOUT_S * 1000,
        }
      : null,
    speechToText: values.STT_BASE_URL
      ? {
          baseUrl: values.STT_BASE_URL,
          apiKey: values.STT_API_KEY ?? null,
          model: values.STT_MODEL ?? '',
          timeoutMs: values.STT_TIMEOUT_S * 1000,
        }
      : null,
    textToSpeech: values.TTS_BASE_URL
      ? {
          baseUrl: values.TTS_BASE_URL,
          apiKey: values.TTS_API_KEY ?? null,
          model: values.TTS_MODEL ?? '',
          voice: values.TTS_VOICE ?? '',
          timeoutMs: values.TTS_TIMEOUT_S * 1000,
        }
      : null,
    liveTranscription: values.LIVE_STT_URL
      ? { url: values.LIVE_STT_URL, apiKey: values.LIVE_STT_API_KEY ?? null }
      : null,
  };
}

/**
 * Reads the environment into one typed value.
 * @throws ConfigError naming the setting that is wrong and what would be right. Never repeats a value: it may be a secret.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const values = parseEnvironment(env);
  checkTogether(values);
  checkSafety(values);
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const isLoopback = LOOPBACK_HOSTS.has(values.HOST) && LOOPBACK_HOSTS.has(publicUrl.hostname);
  const mayTryOut = isLoopback && (values.NODE_ENV !== 'production' || values.SANDBOX === 'on');
  const payments = decidePayments(values, mayTryOut);
  return {
    isProduction: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    /** Whether only this machine reaches the server. */
    isLoopback,
    /** Whether the products for trying out (identity provider, sandbox checkout) may run at all. */
    mayTryOut,
    dataDir: values.DATA_DIR,
    skillsDir: values.SKILLS_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    maxConnections: values.MAX_CONNECTIONS,
    /** Null behind a proxy, which has one address for all people. */
    maxConnectionsPerAddress: values.TRUST_PROXY === 'on' ? null : values.MAX_CONNECTIONS_PER_ADDRESS,
    /** Sockets of live sessions. */
    maxSocketsPerAddress: values.MAX_SOCKETS_PER_ADDRESS,
    sessionSecret: values.SESSION_SECRET ?? null,
    ...readRetention(values),
    previousSecrets: values.SESSION_SECRET_PREVIOUS,
    isProxyTrusted: values.TRUST_PROXY === 'on',
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    /** Processor time in ms that an account, or an address of visitors, may use in an hour. */
    processorBudget: { accountMs: values.ACCOUNT_PROCESSOR_S * 1000, addressMs: values.ADDRESS_PROCESSOR_S * 1000 },
    accountStorageBytes: values.ACCOUNT_STORAGE_MB * 1024 * 1024,
    /** Whether the first answers are prepared for at the start. */
    hasWarmUp: values.WARM_UP === 'on',
    hasRateLimits: values.RATE_LIMITS === 'on',
    /** Between the end of readiness and the end of the process, for proxies to notice. */
    shutdownDelayMs:
      1000 * (values.SHUTDOWN_DELAY_S ?? (values.NODE_ENV === 'production' ? DEFAULT_SHUTDOWN_DELAY_S : 0)),
    payments,
    arePaymentsOff: payments.provider === 'off',
    ...readAccountServices(values),
    ...readModelServers(values),
    telemetryUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}
