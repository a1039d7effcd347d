export type ProviderFailureKind =
  | 'key-refused'
  | 'model-not-found'
  | 'request-refused'
  | 'rate-limited'
  | 'provider-fault'
  | 'timeout'
  | 'unreachable'
  | 'malformed'
  | 'circuit-open';

/** The outcome of a call to a configured provider. It holds no payload and no key. */
export type ProviderCall = {
  provider: 'language-model' | 'speech-to-text' | 'text-to-speech' | 'live-transcription';
  host: string;
  /** Null when it went well. `cause` is for the place in the code: its message may repeat what was sent. */
  failure: { kind: ProviderFailureKind; status: number | null; cause?: unknown } | null;
};

/** A circuit breaker: calls go out, one call tries whether the provider is back, or the provider is left alone. */
export type CircuitState = 'closed' | 'half-open' | 'open';

/** Told by the adapters of every such call, so that an operator learns of what a substitute hides from people. */
export type WatchProvider = (call: ProviderCall) => void;

/** What an HTTP status of a provider says, in one of our kinds. */
export function kindOfStatus(status: number): ProviderFailureKind {
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 404) return 'model-not-found';
  if (status === 429) return 'rate-limited';
  if (status === 408 || status >= 500) return 'provider-fault';
  if (status >= 400) return 'request-refused';
  return status >= 200 ? 'malformed' : 'unreachable';
}
