import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE_PATH } from '@greenroom/contract/routes';
import { isScreen } from '@greenroom/contract/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { FACE_PATH } from '../server-page.ts';
import { type PublicPage, readPublicPage, sendPublicPage } from './public-pages.ts';

const YEAR_S = 31_536_000;
/** Every path that was not prerendered is drawn by the client from this page. */
const FALLBACK_PAGE = '__spa-fallback.html';
const FACE = /^figtree-latin-wght-normal-[\w-]+\.woff2$/;

async function isFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

type WebOptions = {
  webDir: string;
  /** Paths of prerendered pages. */
  prerendered: readonly string[];
  /** Where the world finds this server; null where only this machine does. */
  publicUrl: URL | null;
};

async function readPublicPages({ webDir, publicUrl }: WebOptions, names: string[]): Promise<Map<string, PublicPage>> {
  if (publicUrl === null) return new Map();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readPublicPage(join(webDir, name), publicUrl)] as const)),
  );
}

/** No file has such a name: the file server would refuse it with a bare error in place of a page. */
const IS_NO_FILE = /%00|%2e%2e|%5c|\.\.%2f/i;

const pageOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** The built files, and redirects to two of them. */
async function serveFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // One route for all: a route for each of some hundred files would be made at every start.
    wildcard: true,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes('/assets/');
      reply.header('cache-control', isNamedByContent ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  const assets = await readdir(join(webDir, 'assets')).catch(() => []);
  const face = assets.find((name) => FACE.test(name));
  // Browsers ask for the second on pages that name no icon, such as the reference of the API.
  const aliases = { ...(face ? { [FACE_PATH]: `/assets/${face}` } : {}), '/favicon.ico': '/favicon.svg' };
  for (const [address, target] of Object.entries(aliases))
    app.get(address, { schema: { hide: true } }, (_request, reply) => reply.redirect(target));
}

/** Serves the built web application: precompressed, named assets for ever, pages fresh. */
export const webPlugin = fastifyPlugin(async (app: FastifyInstance, options: WebOptions) => {
  const hasWeb = await isFile(join(options.webDir, FALLBACK_PAGE));
  const pages = hasWeb
    ? await readPublicPages(options, [...options.prerendered.map(pageOf), FALLBACK_PAGE])
    : new Map<string, PublicPage>();
  const send = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const page = pages.get(name);
    return page ? sendPublicPage(request, reply, page) : reply.sendFile(name);
  };
  if (hasWeb) {
    await serveFiles(app, options.webDir);
    for (const path of options.prerendered) {
      const page = pageOf(path);
      for (const address of path === '/' ? [path] : [path, `${path}/`])
        app.get(address, { schema: { hide: true } }, (request, reply) => send(request, reply, page));
    }
    app.addHook('onRequest', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (IS_NO_FILE.test(path) && !path.startsWith(API_BASE_PATH)) reply.callNotFound();
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // The query is no part of the name: an issuer's own address may end it, and so look like a file.
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // What looks like a file is answered with a page only where someone opened it.
    const isOpened = request.headers.accept?.includes('text/html') || !/\.\w+$/.test(path);
    const isPage = isRead && !path.startsWith(API_BASE_PATH) && isOpened;
    if (hasWeb && isPage) return send(request, reply.code(isScreen(path) ? 200 : 404), FALLBACK_PAGE);
    throw new AppError('not_found', { message: `There is nothing at ${request.method} ${path}.` });
  });
});
