import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hashInline } from './headers.ts';

const DOCS_PATH = '/api/docs';
/** What of the reference's own headers goes out with ours. */
const PASSED_ON = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'];

/**
 * The reference starts by an inline script: only this one may run on its page. Its library creates style elements while
 * it runs, so that this page alone allows inline styles; it shows nothing of a person.
 */
function allowOwnCode(reply: FastifyReply, page: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const scripts = ["script-src 'self'", ...hashInline(page).scripts].join(' ');
  const allowed = policy
    .replace("script-src 'self'", scripts)
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
  reply.header('content-security-policy', allowed);
}

/**
 * The API reference at `/api/docs`, made from the contract. It makes local requests only. Few ever ask for it, and its
 * libraries take long to load: so it is its own application that is built when it is first asked.
 */
export const docsPlugin = fastifyPlugin(async (app: FastifyInstance, options: { version: string }) => {
  let reference: Promise<FastifyInstance> | null = null;
  const open = (): Promise<FastifyInstance> => {
    reference ??= import('./docs-reference.ts')
      .then(({ buildReference }) => buildReference({ ...options, path: DOCS_PATH, endpoints }))
      .catch((error: unknown) => {
        reference = null;
        throw error;
      });
    return reference;
  };
  app.addHook('onClose', async () => (await reference)?.close());

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const made = await (await open()).inject({ method: 'GET', url: request.url });
    if (made.statusCode === 404) return reply.callNotFound();
    for (const name of PASSED_ON) {
      const value = made.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    if (String(made.headers['content-type']).startsWith('text/html')) allowOwnCode(reply, made.body);
    return reply.code(made.statusCode).send(made.rawPayload);
  };
  for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) app.get(url, { schema: { hide: true } }, answer);
});
