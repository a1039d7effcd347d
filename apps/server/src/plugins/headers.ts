import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** CSP hashes of the inline scripts in some HTML. */
export function hashInlineScripts(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script]) => {
    return `'sha256-${createHash('sha256')
      .update(script ?? '')
      .digest('base64')}'`;
  });
}

/** Hashes of every inline script in the built pages: only these may run. */
export async function findScriptHashes(webDir: string): Promise<string[]> {
  const names = await readdir(webDir, { recursive: true }).catch(() => []);
  const pages = names.filter((name) => name.endsWith('.html'));
  const hashes = await Promise.all(
    pages.map(async (name) => hashInlineScripts(await readFile(join(webDir, name), 'utf8'))),
  );
  return [...new Set(hashes.flat())];
}

type HeaderOptions = { scriptHashes: string[]; isHttps: boolean; formTargets: string[] };

/** Security headers. The style attributes that the parts library writes need 'unsafe-inline' for styles, not for scripts. */
export const headersPlugin = fastifyPlugin(async (app: FastifyInstance, options: HeaderOptions) => {
  await app.register(helmet, {
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
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), display-capture=(self), camera=(), geolocation=()');
  });
});
