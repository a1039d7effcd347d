import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** The build knows no address; who shows a shared link asks for the picture by its whole address. */
const SHARED_PICTURE = /(<meta property="og:image" content=")(\/[^"]+)(")/g;

export type PublicPage = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string };

/** A built page for the address that the world knows it by. */
export async function readPublicPage(path: string, publicUrl: URL): Promise<PublicPage> {
  const built = await readFile(path, 'utf8');
  const html = built.replaceAll(
    SHARED_PICTURE,
    (_, before: string, picture: string, after: string) => before + new URL(picture, publicUrl).href + after,
  );
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([compressBrotli(plain), compressGzip(plain)]);
  return { plain, br, gzip: zipped, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"` };
}

/** Answers with the page in the encoding that the browser takes, or with nothing when it has it already. */
export function sendPublicPage(request: FastifyRequest, reply: FastifyReply, page: PublicPage): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  void reply.type('text/html; charset=utf-8');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const encoding of ['br', 'gzip'] as const) {
    if (accepted.includes(encoding)) return reply.header('content-encoding', encoding).send(page[encoding]);
  }
  return reply.send(page.plain);
}
