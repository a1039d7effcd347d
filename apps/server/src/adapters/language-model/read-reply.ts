import type { z } from 'zod';
import { findJson } from './find-json.ts';

export type ReadReply<Value> = { isUsable: true; value: Value } | { isUsable: false; problem: string };

/** The object in a reply, checked by its schema and by `findProblem`; or what is wrong with it, in words for the model. */
export function readReply<Value>(
  reply: string,
  schema: z.ZodType<Value>,
  findProblem: (value: Value) => string | null,
): ReadReply<Value> {
  const found = findJson(reply);
  if (found === undefined) return { isUsable: false, problem: 'There was no JSON object in the reply.' };
  const parsed = schema.safeParse(found);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 8);
    const lines = issues.map(({ path, message }) => `${path.join('.') || 'the object'}: ${message}`);
    return { isUsable: false, problem: lines.join('\n') };
  }
  const problem = findProblem(parsed.data);
  return problem === null ? { isUsable: true, value: parsed.data } : { isUsable: false, problem };
}
