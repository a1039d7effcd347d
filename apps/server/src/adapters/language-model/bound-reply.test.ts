import { expect, it } from 'vitest';
import { boundReply } from './bound-reply.ts';

/** A body without end, and how much of it was taken. */
function endless() {
  const taken = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.bytes += 1000;
      controller.enqueue(new Uint8Array(1000));
    },
    cancel() {
      taken.isCancelled = true;
    },
  });
  return { body, taken };
}

it('passes a reply on as it is', async () => {
  const reply = boundReply(new Response('{"a":1}', { status: 201, headers: { 'x-a': 'b' } }), 100);
  expect([reply.status, reply.headers.get('x-a'), await reply.json()]).toEqual([201, 'b', { a: 1 }]);
});

it('stops reading a reply that does not end', async () => {
  const { body, taken } = endless();
  await expect(boundReply(new Response(body), 10_000).text()).rejects.toThrow('too large');
  expect(taken.isCancelled).toBe(true);
  expect(taken.bytes).toBeLessThan(20_000);
});
