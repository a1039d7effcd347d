import { explainIssue } from '@greenroom/contract/explain-issue';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';

/** More than this helps no one to correct what they sent, and one wrong list could name thousands. */
const MAX_DETAILS = 20;
const MAX_IN_MESSAGE = 3;

type Input<Schema extends z.ZodType> =
  | { value: z.output<Schema>; error?: undefined }
  | { error: AppError; value?: undefined };

/**
 * What came, as the contract's schema has it, or a refusal that names each field and what would be right there. `part` names the
 * whole: body, querystring, params.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown, part: string): Input<Schema> {
  const parsed = schema.safeParse(input, { error: explainIssue });
  if (parsed.success) return { value: parsed.data };
  // The first problem of each field: a value that is not text needs no message about its length.
  const problems = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.') || part;
    if (!problems.has(field)) problems.set(field, message);
    if (problems.size === MAX_DETAILS) break;
  }
  const details = Array.from(problems, ([field, problem]) => ({ field, problem }));
  const message = details
    .slice(0, MAX_IN_MESSAGE)
    .map(({ field, problem }) => `${field}: ${problem}`)
    .join('. ');
  return { error: new AppError('invalid_request', { message, details }) };
}
