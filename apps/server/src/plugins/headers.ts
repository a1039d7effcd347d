import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { renderServerPage } from '../server-page.ts';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP hashes of the inline scripts in some HTML. */
export function hashInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script]) => {
    return `'sha256-${createHash('sha256')
      .update(script ?? '')
      .digest('base64')}'`;
  });
}

/** Hashes of every inline script in the built pages and in those that the server draws itself: only these may run. */
export async function findScriptHashes(webDir: string): Promise<string[]> {
  const names = await readdir(webDir, { recursive: true }).catch(() => []);
  const pages = names.filter((name) => name.endsWith('.html'));
  const hashes = await Promise.all(
    pages.map(async (name) => hashInlineScripts(await readFile(join(webDir, name), 'utf8'))),
  );
  return [...new Set([...hashes.flat(), ...hashInlineScripts(renderServerPage('', ''))])];
}

type HeaderOptions = { scriptHashes: string[]; isHttps: boolean; formTargets: string[] };

/** The style attributes that the parts library writes need 'unsafe-inline' for styles, not for scripts. */
const helmetOptions = (options: HeaderOptions): HelmetOptions => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...options.scriptHashes],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'],
      mediaSrc: ["'self'", 'blob:', 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", ...options.formTargets],
      upgradeInsecureRequests: options.isHttps ? [] : null,
    },
  },
  strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  crossOriginEmbedderPolicy: false,
  // The sign-in and checkout pages come back by redirect, never by a window handle.
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/** What helmet would set on every answer: asked once, since it never differs. */
function collectHeaders(options: HeaderOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'permissions-policy': 'microphone=(self), display-capture=(self), camera=(), geolocation=()',
  };
  const listener = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(helmetOptions(options))({} as IncomingMessage, listener as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/**
 * Security headers, on everything that the application answers. `/healthz` on a socket is answered before it and goes without: it
 * shows nothing to a browser, and nothing may be added there (docs/decisions/0003).
 */
export const headersPlugin = fastifyPlugin(async (app: FastifyInstance, options: HeaderOptions) => {
  const headers = collectHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});
