import type { Endpoint } from '@greenroom/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { addressKey } from './address-key.ts';
import { createFairSlots } from './fair-slots.ts';
import { signalOf } from './reply-signal.ts';

/**
 * Each upload may be held in memory whole: 8 documents of 30 MB and 8 recordings of 20 MB are 400 MB. One that waits is not read from its
 * connection. Apart, since a speech server that hangs holds its recordings for a minute.
 */
const UPLOADS = { total: 8, perKey: 2, waitingPerKey: 20 };
/** Work of the coach, of models and of speech. A person does a few things at once, an address with many visitors waits its turn. */
const WORK = { total: 200, perKey: 8, waitingPerKey: 200 };
const RETRY_AFTER_S = 5;

/** True for calls that cost processor time, memory or a model call, and not only a query. */
const isWork = ({ limit }: Endpoint): boolean => limit.startsWith('visitor') || limit === 'speech';

/** Holds each caller (a person, or else an address) to a few costly calls at once. */
export function createConcurrency(isOn: boolean) {
  const documents = createFairSlots(UPLOADS);
  const recordings = createFairSlots(UPLOADS);
  const work = createFairSlots(WORK);

  const slotsOf = ({ file, limit }: Endpoint) => {
    if (!file) return work;
    return limit === 'speech' ? recordings : documents;
  };

  /** Waits for a slot before the body is read. @throws AppError `rate_limited` when too many of this caller wait */
  async function enter(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isOn || !(endpoint.file || isWork(endpoint))) return;
    const slots = slotsOf(endpoint);
    const key = request.caller?.userId ?? addressKey(request.ip);
    const signal = signalOf(reply);
    const release = await slots.acquire(key, signal);
    if (!release) throw new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_S });
    reply.raw.once('finish', release);
    signal.addEventListener('abort', release, { once: true });
    if (signal.aborted) release();
  }

  return {
    enter,
    counts: () => ({ documents: documents.counts(), recordings: recordings.counts(), work: work.counts() }),
  };
}
