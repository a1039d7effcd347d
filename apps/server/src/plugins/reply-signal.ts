import type { FastifyReply } from 'fastify';

const known = new WeakMap<FastifyReply['raw'], AbortSignal>();

/** A signal that fires when the connection closes before the answer went out, so that no one works for someone who left. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const made = known.get(raw);
  if (made) return made;
  const controller = new AbortController();
  known.set(raw, controller.signal);
  // Gone already, while the body was read: the event has passed.
  if (raw.destroyed && !raw.writableFinished) controller.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
