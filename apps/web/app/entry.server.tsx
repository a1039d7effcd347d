import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { prerenderToNodeStream } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Draws a page at build time; nothing else ever runs this. A page is written whole and in order: with the usual limit a long
 * one would be cut into pieces that only a script puts in their place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerenderToNodeStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  headers.set('content-type', 'text/html');
  return new Response(createReadableStreamFromReadable(Readable.from(prelude)), { headers, status });
}
