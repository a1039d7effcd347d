import { cleanText } from '@greenroom/contract/clean-text';
import type { Endpoint } from '@greenroom/contract/endpoint';
import { withoutNullTexts } from '@greenroom/contract/null-texts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Several times what any body of the contract has. */
const MAX_DEPTH = 64;

/** Walked level by level: what follows lists and objects by calling itself would run out of stack. */
function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
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
  if (isTooDeep(body)) throw new AppError('invalid_request', { message: 'The body is nested too deeply.' });
  return withoutNullTexts(endpoint.body, cleanText(body ?? {}));
}
