import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { renderServerPage } from '../server-page.ts';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/g;
/** As React escapes attributes. */
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

export type InlineHashes = { scripts: string[]; styles: string[] };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const matchesOf = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text);
const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** CSP hashes of the inline scripts, style elements and style attributes in some HTML. */
export function hashInline(html: string): InlineHashes {
  const styles = [
    ...matchesOf(html, STYLE_ELEMENT),
    ...matchesOf(html.replaceAll(INLINE_SCRIPT, ''), STYLE_ATTRIBUTE).map(unescapeHtml),
  ];
  return { scripts: matchesOf(html, INLINE_SCRIPT).map(hashOf), styles: styles.map(hashOf) };
}

/** Hashes for every built page and for those that the server renders itself: only these scripts and styles are allowed. */
export async function findInlineHashes(webDir: string): Promise<InlineHashes> {
  const names = await readdir(webDir, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(files.map((name) => readFile(join(webDir, name), 'utf8')));
  const hashes = [...pages, renderServerPage('', '')].map(hashInline);
  return {
    scripts: [...new Set(hashes.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(hashes.flatMap(({ styles }) => styles))],
  };
}

type HeaderOptions = { hashes: InlineHashes; isHttps: boolean; formTargets: string[] };

const helmetOptions = (options: HeaderOptions): HelmetOptions => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...options.hashes.scripts],
      scriptSrcAttr: ["'none'"],
      // 'unsafe-hashes' lets the hashes hold for style attributes too. Styles that scripts set by the CSSOM need no rule.
      styleSrc: ["'self'", "'unsafe-hashes'", ...options.hashes.styles],
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
