/** Far more than the longest letter with all its quotes. */
const MAX_REPLY_BYTES = 4 * 1024 * 1024;

/** The reply, with a body that fails above `maxBytes`, so that a broken server cannot fill the memory. */
export function boundReply(reply: Response, maxBytes: number = MAX_REPLY_BYTES): Response {
  if (!reply.body) return reply;
  let byteCount = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      byteCount += chunk.byteLength;
      if (byteCount > maxBytes) controller.error(new Error('The reply of the model is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = reply;
  return new Response(reply.body.pipeThrough(bounded), { status, statusText, headers });
}
