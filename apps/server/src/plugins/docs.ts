import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hashInlineScripts } from './headers.ts';

const DOCS_PATH = '/api/docs';
/** What of the reference's own headers goes out with ours. */
const PASSED_ON = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'];

/** The reference starts itself by an inline script: this very one may run on its page, and no other. */
function allowOwnScripts(reply: FastifyReply, page: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const sources = ["script-src 'self'", ...hashInlineScripts(page)].join(' ');
  reply.header('content-security-policy', policy.replace("script-src 'self'", sources));
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
    if (String(made.headers['content-type']).startsWith('text/html')) allowOwnScripts(reply, made.body);
    return reply.code(made.statusCode).send(made.rawPayload);
  };
  for (const url of [DOCS_PATH, `${DOCS_PATH}/*`]) app.get(url, { schema: { hide: true } }, answer);
});
