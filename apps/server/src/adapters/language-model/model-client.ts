import { generateText } from 'ai';
import type { CircuitState } from '../../ports/provider-calls.ts';
import { askForObject, type ObjectRequest } from './ask-for-object.ts';
import { configureModel, type ModelClientOptions, type ModelSettings } from './configured-model.ts';
import { streamWords, type WordsRequest } from './stream-words.ts';

export type ModelClient = {
  askForObject<Value>(request: ObjectRequest<Value>): Promise<Value>;
  streamWords(request: WordsRequest): AsyncGenerator<string, void, void>;
  /** One small call that shows whether the settings work. @throws CallFailure */
  tryOut(timeoutMs: number): Promise<void>;
  circuit(): CircuitState;
  host: string;
};

/** Calls one model over the OpenAI protocol. Nothing is logged here: prompts hold what people said. */
export function createModelClient(settings: ModelSettings, options: ModelClientOptions = {}): ModelClient {
  const configured = configureModel(settings, options);
  return {
    host: configured.provider.host,
    circuit: configured.breaker.state,
    askForObject: (request) => askForObject(configured, request),
    streamWords: (request) => streamWords(configured, request),
    async tryOut(timeoutMs) {
      const abortSignal = AbortSignal.timeout(timeoutMs);
      const prompt = 'Reply with the word ready.';
      await generateText({ model: configured.model, prompt, maxRetries: 0, abortSignal }).catch((error: unknown) => {
        throw configured.toFailure(abortSignal.aborted ? abortSignal.reason : error);
      });
    },
  };
}
