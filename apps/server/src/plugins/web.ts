import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE_PATH } from '@greenroom/contract/constants';
import { isScreen } from '@greenroom/contract/screens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';

const YEAR_S = 31_536_000;
/** Every path that was not prerendered is drawn by the client from this page. */
const FALLBACK_PAGE = '__spa-fallback.html';

async function isFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Serves the built web application: precompressed, named assets for ever, pages fresh. */
export const webPlugin = fastifyPlugin(
  async (app: FastifyInstance, options: { webDir: string; prerendered: string[] }) => {
    const hasWeb = await isFile(join(options.webDir, FALLBACK_PAGE));
    if (hasWeb) {
      await app.register(fastifyStatic, {
        root: options.webDir,
        preCompressed: true,
        cacheControl: false,
        // One route for all: a route for each of some hundred files would be made at every start.
        wildcard: true,
        setHeaders: (reply, path) => {
          const isNamedByContent = path.includes('/assets/');
          reply.header('cache-control', isNamedByContent ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
        },
      });
      for (const path of options.prerendered) {
        app.get(path, { schema: { hide: true } }, (_request, reply: FastifyReply) =>
          reply.sendFile(`${path.slice(1)}/index.html`),
        );
      }
    }
    app.setNotFoundHandler((request, reply) => {
      // The query is no part of the name: an issuer's own address may end it, and so look like a file.
      const path = request.url.split('?', 1)[0] ?? '';
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const isPage = isRead && !path.startsWith(API_BASE_PATH) && !/\.\w+$/.test(path);
      if (hasWeb && isPage) return reply.code(isScreen(path) ? 200 : 404).sendFile(FALLBACK_PAGE);
      throw new AppError('not_found', { message: `There is nothing at ${request.method} ${path}.` });
    });
  },
);
