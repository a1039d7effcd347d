import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { ProviderCall, WatchProvider } from '../ports/provider-calls.ts';

/**
 * An outage fails every call: one line a minute for each provider and kind says all that an operator needs, where a
 * line for each would bury the rest of the log. Which request got a substitute's result is in that result; how many, in
 * the counts.
 */
const LINE_EVERY_MS = 60_000;

const INSTEAD: Record<ProviderCall['provider'], string> = {
  'language-model': 'the configured language model failed, the built-in coach stands in',
  'speech-to-text': 'the configured speech-to-text server failed',
  'text-to-speech': 'the configured text-to-speech server failed',
  'live-transcription': 'the configured live transcription server failed',
};

type NotesOptions = { log: Pick<FastifyBaseLogger, 'warn'>; registry: Registry; nowMs?: () => number };

/** Records calls to configured providers: a counter for each, and a log line for failures. */
export function createProviderNotes({ log, registry, nowMs = Date.now }: NotesOptions): WatchProvider {
  const calls = new Counter({
    name: 'provider_calls_total',
    help: 'Work asked of a configured provider, by how it ended: ok, or the kind of failure',
    labelNames: ['provider', 'outcome'],
    registers: [registry],
  });
  const told = new Map<string, { atMs: number; unwritten: number }>();

  return ({ provider, host, failure }) => {
    calls.inc({ provider, outcome: failure?.kind ?? 'ok' });
    if (!failure) return;
    const { kind, status, cause } = failure;
    const key = `${provider} ${kind}`;
    const last = told.get(key);
    if (last && nowMs() - last.atMs < LINE_EVERY_MS) {
      last.unwritten += 1;
      return;
    }
    told.set(key, { atMs: nowMs(), unwritten: 0 });
    log.warn(
      {
        provider,
        host,
        kind,
        ...(status === null ? {} : { status }),
        ...(last?.unwritten ? { unwritten: last.unwritten } : {}),
        ...(cause === undefined ? {} : { err: cause }),
      },
      INSTEAD[provider],
    );
  };
}
