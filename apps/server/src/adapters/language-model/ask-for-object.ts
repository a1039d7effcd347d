import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import { CallFailure } from './call-failure.ts';
import {
  type ConfiguredModel,
  type Extras,
  limitedBy,
  type Prompt,
  passBreaker,
  withoutRefused,
} from './configured-model.ts';
import { repairPrompt } from './prompts/repair.ts';
import { readReply } from './read-reply.ts';
import { withRetries } from './retry.ts';

export type ObjectRequest<Value> = {
  prompt: Prompt;
  schema: z.ZodType<Value>;
  /** Says what is wrong with a reply that has the right form, or null. */
  findProblem?: (value: Value) => string | null;
  /** For everything together: retries, pauses and the repair. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
};
type Turn = { instructions: string; messages: ModelMessage[]; schema: z.ZodType; signal: AbortSignal };

const outputOf = (form: Extras['form'], schema: z.ZodType) => {
  if (form === 'schema') return { output: Output.object({ schema }) };
  return form === 'json' ? { output: Output.json() } : {};
};

/** The text of one reply. Extras that the server refuses are left out, and stay out once a call succeeds without them. */
async function generate(
  configured: ConfiguredModel,
  turn: Turn,
  sent: Extras = { ...configured.extras },
): Promise<string> {
  try {
    const { text } = await generateText({
      model: configured.model,
      instructions: turn.instructions,
      messages: turn.messages,
      maxRetries: 0,
      abortSignal: turn.signal,
      // As steady as the model can be: the same answer should get the same score.
      ...(sent.temperature ? { temperature: 0 } : {}),
      ...outputOf(sent.form, turn.schema),
    });
    Object.assign(configured.extras, sent);
    return text;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) {
      Object.assign(configured.extras, sent);
      return error.text;
    }
    const fewer = withoutRefused(error, sent);
    if (fewer === null) throw error;
    return generate(configured, turn, fewer);
  }
}

function generateWithRetries(configured: ConfiguredModel, turn: Turn): Promise<string> {
  const once = () =>
    generate(configured, turn).catch((error: unknown) => {
      throw configured.toFailure(turn.signal.aborted ? turn.signal.reason : error);
    });
  return withRetries(once, configured.retryPolicy, configured.random, turn.signal);
}

async function askAndRepair<Value>(configured: ConfiguredModel, request: ObjectRequest<Value>): Promise<Value> {
  const { prompt, schema, findProblem = () => null, timeoutMs, signal } = request;
  const messages: ModelMessage[] = [{ role: 'user', content: prompt.message }];
  const turn: Turn = { instructions: prompt.instructions, messages, schema, signal: limitedBy(signal, timeoutMs) };
  const reply = await generateWithRetries(configured, turn);
  const first = readReply(reply, schema, findProblem);
  if (first.isUsable) return first.value;
  messages.push({ role: 'assistant', content: reply === '' ? '(nothing)' : reply });
  messages.push({ role: 'user', content: repairPrompt(first.problem) });
  const second = readReply(await generateWithRetries(configured, turn), schema, findProblem);
  if (second.isUsable) return second.value;
  throw new CallFailure('malformed', `${configured.provider.host} does not answer in the form asked for.`);
}

/**
 * One object of the schema, with retries and one repair.
 * @throws CallFailure, or the signal's reason when anyone who asked has left (that says nothing of the provider).
 */
export async function askForObject<Value>(configured: ConfiguredModel, request: ObjectRequest<Value>): Promise<Value> {
  const { breaker } = configured;
  request.signal?.throwIfAborted();
  passBreaker(configured);
  try {
    const value = await askAndRepair(configured, request);
    breaker.succeeded();
    return value;
  } catch (error) {
    if (request.signal?.aborted) {
      breaker.abandoned();
      throw request.signal.reason;
    }
    breaker.failed();
    throw configured.toFailure(error);
  }
}
