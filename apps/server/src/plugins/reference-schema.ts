import type { Endpoint } from '@greenroom/contract/endpoint';
import { LIMITS } from '@greenroom/contract/limits';
import type { Access } from '@greenroom/contract/routes';
import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import { routeSchema } from './route-schema.ts';

export const ACCESS_TOKEN = 'accessToken';

const ACCESS_WORDS: Record<Access, string> = {
  anyone: 'Anyone may call it, with or without a token.',
  'signed-in': 'For whoever is signed in.',
  owner: 'For the person of `user_id`; anybody else is answered 404.',
  cookie: 'Acts on the cookie of the session: only from our own pages, with the header `X-Greenroom-Client`.',
  signature: 'For the payment provider, whose signature is checked.',
};
/** One of these has to be sent; an empty one represents none. */
const SECURITY: Partial<Record<Access, Record<string, string[]>[]>> = {
  anyone: [{}, { [ACCESS_TOKEN]: [] }],
  'signed-in': [{ [ACCESS_TOKEN]: [] }],
  owner: [{ [ACCESS_TOKEN]: [] }],
};
const OPERATION_HEADER = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Names the operation: the same again is not done, and not paid for, twice.'),
});

function limitWords({ limit }: Endpoint): string {
  const { points, durationS, holds } = LIMITS[limit];
  const per = durationS === 60 ? 'a minute' : 'a day';
  return holds === 'visitors'
    ? `A visitor’s address may ask for ${points} ${per}.`
    : `At most ${points.toLocaleString('en-US')} calls ${per}.`;
}

const costWords = ({ cost }: Endpoint): string =>
  cost ? `Whoever is signed in pays with a unit of the kind \`${cost}\`, which is reserved before.` : '';

/** The text fields of an upload with its file. */
function uploadSchema({ body, file }: Endpoint): z.ZodType | null {
  if (!file) return null;
  const fields = body instanceof z.ZodObject ? body.shape : {};
  return z.object({ ...fields, [file.field]: z.file().describe(`At most ${Math.round(file.maxBytes / 2 ** 20)} MB.`) });
}

/** What the reference of the API says of a row: its shapes, who may call it, what holds it and what it costs. */
export function referenceSchema(endpoint: Endpoint): RouteOptions['schema'] {
  const upload = uploadSchema(endpoint);
  const isOperation = endpoint.method !== 'GET' && endpoint.access !== 'signature';
  const security = SECURITY[endpoint.access];
  return {
    ...routeSchema(endpoint),
    description: [ACCESS_WORDS[endpoint.access], limitWords(endpoint), costWords(endpoint)].filter(Boolean).join(' '),
    ...(security ? { security } : {}),
    ...(isOperation ? { headers: OPERATION_HEADER } : {}),
    ...(upload ? { body: upload } : {}),
  };
}
