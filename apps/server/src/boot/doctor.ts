import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AUDIO_FORMATS } from '@greenroom/contract/speech';
import type { ModelReport } from '../adapters/language-model/check-model.ts';
import { findLiveTranscriber } from '../adapters/live-transcribers.ts';
import { findSpeechEngines } from '../adapters/speech-engines.ts';
import type { Config } from '../config.ts';
import type { ProviderCall, ProviderFailureKind } from '../ports/provider-calls.ts';
import type { SpokenAudio } from '../ports/speech.ts';

/** One line of the report. `advice` says what to change; null when nothing is wrong. */
export type Finding = { name: string; state: 'works' | 'fails' | 'not set'; words: string; advice: string | null };

const MODEL_LIMIT_MS = 60_000;
const STREAM_LIMIT_MS = 1500;
const SPOKEN_TEXT = 'I worked with two colleagues on a new schedule.';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function adviceFor(kind: ProviderFailureKind, prefix: string): string {
  if (kind === 'key-refused') return `Check ${prefix}_API_KEY.`;
  if (kind === 'model-not-found')
    return `Check ${prefix}_MODEL, and that the address ends with /v1 where the server has it.`;
  if (kind === 'unreachable') return 'Start the server, and check host and port of the address.';
  if (kind === 'timeout')
    return 'The first request often loads the model: try again. If it stays slow, take a smaller model.';
  if (kind === 'rate-limited') return 'The limit of the provider is reached: wait, or raise it there.';
  if (kind === 'malformed')
    return 'The server answers in another form: check that it speaks the expected protocol, or take another model.';
  return 'The log of that server says more.';
}

const FORMS = { schema: 'JSON schema', json: 'JSON mode', prompt: 'JSON by the prompt alone' };

function describeModel(name: string, { failure, form, objectMs, firstWordMs }: ModelReport): Finding {
  const parts = [
    ...(form === null || objectMs === null ? [] : [`${FORMS[form]} in ${seconds(objectMs)}`]),
    ...(firstWordMs === null ? [] : [`first word after ${seconds(firstWordMs)}`]),
  ];
  const words = [name, ...parts, ...(failure ? [failure.message] : [])].join(', ');
  if (failure) return { name: 'language model', state: 'fails', words, advice: adviceFor(failure.kind, 'LLM') };
  return { name: 'language model', state: 'works', words, advice: null };
}

async function checkLanguageModel({ languageModel }: Config): Promise<Finding> {
  const { chooseLocalModel, findLocalServers } = await import('../adapters/language-model/find-local-model.ts');
  const servers = languageModel?.baseUrl ? [] : await findLocalServers();
  if (!languageModel) {
    const found = servers.map(({ product, models }) => `${product} (${models.slice(0, 5).join(', ')})`).join('; ');
    const words = found === '' ? 'the built-in coach works alone' : `the built-in coach works alone; found: ${found}`;
    const advice = found === '' ? null : 'Set LLM_BASE_URL=auto to use it.';
    return { name: 'language model', state: 'not set', words, advice };
  }
  const { apiKey, baseUrl, model } = languageModel;
  const chosen = baseUrl === null ? chooseLocalModel(servers, model) : { baseUrl, model: model ?? '' };
  if (!chosen) {
    const words = `LLM_BASE_URL is auto, but no server of this computer offers ${model ?? 'a chat model'}`;
    const advice = 'Start Ollama, LM Studio, llama.cpp or vLLM at its usual port, and load a chat model.';
    return { name: 'language model', state: 'fails', words, advice };
  }
  const { checkModel } = await import('../adapters/language-model/check-model.ts');
  return describeModel(
    `${chosen.model} at ${new URL(chosen.baseUrl).host}`,
    await checkModel({ baseUrl: chosen.baseUrl, apiKey, model: chosen.model }, MODEL_LIMIT_MS),
  );
}

/** Runs one request and puts its outcome into words. The last failure that the adapter reported decides the advice. */
async function tryProvider(
  name: string,
  prefix: string,
  calls: ProviderCall[],
  work: () => Promise<string>,
): Promise<Finding> {
  const startedMs = performance.now();
  try {
    const words = await work();
    return { name, state: 'works', words: `${words}, ${seconds(performance.now() - startedMs)}`, advice: null };
  } catch (error) {
    const call = calls.findLast(({ failure }) => failure !== null);
    const kind = call?.failure?.kind ?? 'provider-fault';
    const status = call?.failure?.status ? ` (status ${call.failure.status})` : '';
    const problem = error instanceof Error ? error.message : String(error);
    return {
      name,
      state: 'fails',
      words: `${call?.host ?? ''} ${problem}${status}`.trim(),
      advice: adviceFor(kind, prefix),
    };
  }
}

async function checkSpeech(config: Config): Promise<Finding[]> {
  const calls: ProviderCall[] = [];
  const { speechToText, textToSpeech } = await findSpeechEngines(config, (call) => calls.push(call));
  let spoken: SpokenAudio | null = null;
  const voice: Finding = textToSpeech
    ? await tryProvider('voice', 'TTS', calls, async () => {
        spoken = await textToSpeech.synthesize(SPOKEN_TEXT, {});
        return `${textToSpeech.name}: ${Math.ceil(spoken.bytes.length / 1024)} kB of ${spoken.mimeType}`;
      })
    : { name: 'voice', state: 'not set', words: 'the voice of the browser reads', advice: null };
  if (!speechToText) {
    const advice = 'Install pocketsphinx, or set STT_BASE_URL and STT_MODEL.';
    return [voice, { name: 'hearing', state: 'not set', words: 'the recogniser of the browser hears', advice }];
  }
  calls.length = 0;
  // A voice of this machine speaks WAV, which every transcriber takes.
  const local = await findSpeechEngines({ speechToText: null, textToSpeech: null }, () => undefined);
  spoken = (await local.textToSpeech?.synthesize(SPOKEN_TEXT, {})) ?? spoken;
  return [voice, await tryProvider('hearing', 'STT', calls, () => hear(speechToText, spoken))];
}

type Engine = NonNullable<Awaited<ReturnType<typeof findSpeechEngines>>['speechToText']>;

async function hear(engine: Engine, spoken: SpokenAudio | null): Promise<string> {
  const format = AUDIO_FORMATS.find((known) => spoken?.mimeType.includes(known));
  if (!spoken || !format) throw new Error('was not tried: there is no voice to speak a test sentence.');
  const { text } = await engine.transcribe({ bytes: spoken.bytes, format }, { languageTag: 'en' });
  return `${engine.name}: heard "${text.slice(0, 80)}"`;
}

async function checkStreaming({ liveTranscription }: Config): Promise<Finding> {
  const name = 'live hearing';
  if (!liveTranscription) {
    return { name, state: 'not set', words: 'the recogniser above hears the interview', advice: null };
  }
  const calls: ProviderCall[] = [];
  return tryProvider(name, 'LIVE_STT', calls, async () => {
    const outcome = Promise.withResolvers<void>();
    const transcriber = findLiveTranscriber(liveTranscription, null, (call) => {
      calls.push(call);
      outcome.resolve();
    });
    const stream = transcriber?.open(() => undefined);
    const timer = setTimeout(outcome.resolve, STREAM_LIMIT_MS);
    await outcome.promise;
    clearTimeout(timer);
    await stream?.finish();
    stream?.close();
    const last = calls.at(-1);
    if (last?.failure) throw new Error('refused the connection or broke it off.');
    if (!last) throw new Error('The server sent no message.');
    return `${last.host} answers`;
  });
}

async function checkIdentity({ oidc, publicUrl, mayTryOut }: Config): Promise<Finding> {
  const name = 'sign-in';
  if (!oidc) {
    const words = mayTryOut ? 'the built-in sign-in of this computer' : 'nobody can sign in';
    return {
      name,
      state: 'not set',
      words,
      advice: mayTryOut ? null : 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
    };
  }
  const { createOpenIdProvider } = await import('../adapters/openid/openid-provider.ts');
  const provider = createOpenIdProvider({ ...oidc, kind: 'oidc', name: new URL(oidc.issuer).hostname });
  const finding = await tryProvider(name, 'OIDC', [], async () => {
    await provider.authorizationUrl({ state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), origin: publicUrl.origin });
    return `${provider.name} answers; allow ${publicUrl.origin}/auth/callback there (the secret is tried at the first sign-in)`;
  });
  return finding.state === 'fails'
    ? { ...finding, advice: 'Check OIDC_ISSUER: its discovery document must be reachable.' }
    : finding;
}

async function checkPayments({ payments, stripe }: Config): Promise<Finding> {
  const name = 'payments';
  if (!stripe) return { name, state: 'not set', words: payments.reason, advice: null };
  const { createStripePayments } = await import('../adapters/stripe/stripe-payments.ts');
  const finding = await tryProvider(name, 'STRIPE', [], async () => {
    for await (const _ of createStripePayments(stripe).findReversals(new Date())) break;
    return 'Stripe accepts the key';
  });
  return finding.state === 'fails'
    ? { ...finding, advice: 'Check STRIPE_SECRET_KEY, and that it may read events.' }
    : finding;
}

const LEAST_FREE_BYTES = 1024 ** 3;

async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<Finding> {
  const name = 'database';
  if (databaseUrl) {
    const { describePostgres } = await import('../db/describe-postgres.ts');
    const finding = await tryProvider(name, 'DATABASE', [], () => describePostgres(databaseUrl));
    return finding.state === 'fails'
      ? { ...finding, advice: 'Check DATABASE_URL, and that the server runs.' }
      : finding;
  }
  const finding = await tryProvider(name, 'DATA', [], async () => {
    const folder = await nearestFolder(resolve(dataDir));
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error(`less than 1 GB is free for ${dataDir}`);
    return `embedded in ${dataDir}, ${Math.floor((bavail * bsize) / 1024 ** 3)} GB free`;
  });
  return finding.state === 'fails'
    ? { ...finding, advice: 'Choose a DATA_DIR that can be written to and has room.' }
    : finding;
}

/** The folder itself, or the nearest one above it that exists: the database creates the rest. */
async function nearestFolder(path: string): Promise<string> {
  return access(path).then(
    () => path,
    () => (dirname(path) === path ? path : nearestFolder(dirname(path))),
  );
}

/** Calls each configured provider with a tiny real request, one after the other, and reports each as soon as it is known. */
export async function* examine(config: Config): AsyncGenerator<Finding, void, void> {
  yield await checkDatabase(config);
  yield await checkLanguageModel(config);
  yield* await checkSpeech(config);
  yield await checkStreaming(config);
  yield await checkIdentity(config);
  yield await checkPayments(config);
}
