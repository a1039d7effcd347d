import { cleanText } from '@greenroom/contract/clean-text';
import type { Endpoint } from '@greenroom/contract/endpoint';
import { withoutNullTexts } from '@greenroom/contract/null-texts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Several times what any body of the contract has. */
const MAX_DEPTH = 64;
/** The largest body, a saved live session, has about 10,000. A megabyte of short keys has 120,000 and takes 0.2 s to check. */
const MAX_VALUES = 30_000;

/** Level by level, since recursion would run out of stack. Stops as soon as one of the limits is exceeded. */
function checkShape(body: unknown): void {
  let level = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new AppError('invalid_request', { message: 'The body is nested too deeply.' });
    const next: unknown[] = [];
    for (const one of level) {
      const values = typeof one === 'object' && one !== null ? Object.values(one) : [];
      count += values.length;
      if (count > MAX_VALUES) throw new AppError('payload_too_large');
      for (const value of values) next.push(value);
    }
    level = next;
  }
}

/** Many clients declare JSON and send nothing. We treat that as no body; the framework would reject it. */
export function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  );
}

/** A body as its schema is asked about it. None says as much as an empty one: where a field is needed, it is the field that is missing. */
export function prepareJson(endpoint: Endpoint, body: unknown): unknown {
  checkShape(body);
  return withoutNullTexts(endpoint.body, cleanText(body ?? {}));
}
