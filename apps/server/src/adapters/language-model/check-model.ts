import { z } from 'zod';
import { askForObject } from './ask-for-object.ts';
import { CallFailure } from './call-failure.ts';
import { configureModel, type ModelSettings, type ObjectForm } from './configured-model.ts';
import { streamWords } from './stream-words.ts';

/** What one small request of each kind brought. `failure` is the first that failed. */
export type ModelReport = {
  failure: CallFailure | null;
  /** How objects can be asked for; null when no object came. */
  form: ObjectForm | null;
  objectMs: number | null;
  firstWordMs: number | null;
};

const OBJECT_PROMPT = {
  instructions: 'Reply with one JSON object of this form and nothing else: { "capital": "…" }',
  message: 'What is the capital of France?',
};
const WORDS_PROMPT = { instructions: 'Answer in one short sentence.', message: 'What is the capital of France?' };
const capital = z.object({ capital: z.string() });

/** Asks a model for an object and for streamed words, as the product does. Sends nothing about any person. Never throws. */
export async function checkModel(settings: ModelSettings, timeoutMs: number): Promise<ModelReport> {
  const configured = configureModel(settings, { retryPolicy: { maxRetries: 0, firstPauseMs: 0, longestPauseMs: 0 } });
  const report: ModelReport = { failure: null, form: null, objectMs: null, firstWordMs: null };
  try {
    let startedMs = performance.now();
    await askForObject(configured, { prompt: OBJECT_PROMPT, schema: capital, timeoutMs });
    report.objectMs = performance.now() - startedMs;
    report.form = configured.extras.form;
    startedMs = performance.now();
    for await (const words of streamWords(configured, { prompt: WORDS_PROMPT, silenceMs: timeoutMs, timeoutMs })) {
      if (words.trim() !== '') report.firstWordMs ??= performance.now() - startedMs;
    }
    if (report.firstWordMs === null)
      report.failure = new CallFailure('malformed', `${configured.provider.host} streams no words.`);
  } catch (error) {
    report.failure = configured.toFailure(error);
  }
  return report;
}
