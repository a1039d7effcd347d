import type { Endpoint } from '@greenroom/contract/endpoint';
import { waitWords } from '@greenroom/contract/wait-words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { QueueBook } from '../ports/queue-watch.ts';
import { addressKey } from './address-key.ts';
import { createByteBudget } from './byte-budget.ts';
import { isCostly } from './costly-endpoints.ts';
import { createFairSlots, type Release } from './fair-slots.ts';
import { signalOf } from './reply-signal.ts';

/**
 * An upload that waits for its slot is not read from its connection. Apart, since a speech server that hangs holds its recordings for a
 * minute.
 */
const UPLOADS = { total: 8, perKey: 2, waitingPerKey: 20 };
/** Work of the coach, of models and of speech. A person does a few things at once, an address with many visitors waits its turn. */
const WORK = { total: 200, perKey: 8, waitingPerKey: 200 };
const MEGABYTE = 1024 * 1024;
/** Two documents of the greatest size for each caller. Each byte may be in memory twice: as it came, and as the file. */
const UPLOAD_BYTES = { total: 256 * MEGABYTE, perKey: 64 * MEGABYTE };
/** The greatest is the transcript of a live session, with 4 MB; usual ones have a few kilobytes. */
const JSON_BYTES = { total: 128 * MEGABYTE, perKey: 16 * MEGABYTE };
/** For the boundaries and text fields of a multipart body. */
const MULTIPART_EXTRA_BYTES = MEGABYTE;
const RETRY_AFTER_S = 5;

const largestBody = ({ file, maxBodyBytes }: Endpoint): number =>
  file ? file.maxBytes + MULTIPART_EXTRA_BYTES : maxBodyBytes;

/** The size of a body that is not read yet: as its sender says, or else the most that is accepted. */
function bodyBytes(endpoint: Endpoint, { headers, method }: FastifyRequest): number {
  if (method === 'GET') return 0;
  const most = largestBody(endpoint);
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}

/** Holds each caller (a person, or else an address) to a few costly calls and to some bytes at once. */
export function createConcurrency(isOn: boolean, queues: QueueBook) {
  const documents = createFairSlots({ ...UPLOADS, watch: (counts) => queues.watch('documents', counts) });
  const recordings = createFairSlots({ ...UPLOADS, watch: (counts) => queues.watch('recordings', counts) });
  const work = createFairSlots({ ...WORK, watch: (counts) => queues.watch('costly-calls', counts) });
  const uploadBytes = createByteBudget(UPLOAD_BYTES);
  const jsonBytes = createByteBudget(JSON_BYTES);

  const slotsOf = (endpoint: Endpoint) => {
    if (!endpoint.file) return isCostly(endpoint) ? work : null;
    return endpoint.limit === 'speech' ? recordings : documents;
  };

  function takeBytes({ file }: Endpoint, bytes: number, key: string): Release {
    const budget = file ? uploadBytes : jsonBytes;
    const room = budget.take(key, bytes);
    if (room === 'key-full') throw new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_S });
    if (room === 'total-full') {
      const message = `The server receives as much as it can hold right now. Please try again ${waitWords(RETRY_AFTER_S)}.`;
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_S, message });
    }
    return room;
  }

  /**
   * Waits for a slot and takes room for the body before that is read.
   * @throws AppError `rate_limited` when too many calls of this caller wait or it sends too much, `unavailable` when all together do
   */
  async function enter(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const slots = slotsOf(endpoint);
    const bytes = bodyBytes(endpoint, request);
    if (!isOn || !(slots || bytes > 0)) return;
    const key = request.caller?.userId ?? addressKey(request.ip);
    const signal = signalOf(reply);
    const releaseAtEnd = (release: Release) => {
      reply.raw.once('finish', release);
      signal.addEventListener('abort', release, { once: true });
      if (signal.aborted) release();
    };
    if (slots) {
      const release = await slots.acquire(key, signal);
      if (!release) throw new AppError('rate_limited', { retryAfterSeconds: RETRY_AFTER_S });
      releaseAtEnd(release);
    }
    if (bytes > 0) releaseAtEnd(takeBytes(endpoint, bytes, key));
  }

  return {
    enter,
    bytesInFlight: () => ({ files: uploadBytes.heldBytes(), json: jsonBytes.heldBytes() }),
  };
}
