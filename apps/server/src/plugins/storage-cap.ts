import type { Endpoint } from '@greenroom/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** Between two questions to the database the bytes that arrive are added up. */
const ASK_EVERY_MS = 60_000;
/** Accounts that are remembered. The oldest goes first. */
const MAX_KNOWN = 10_000;

type StorageCapOptions = { readStoredBytes(userId: string): Promise<number>; maxBytes: number; now?: () => number };

const stores = ({ access, limit, method }: Endpoint): boolean =>
  access === 'owner' && limit === 'writes' && (method === 'POST' || method === 'PUT');

/** Bounds what one account stores. Deleting is always possible and makes room at once. */
export function createStorageCap({ readStoredBytes, maxBytes, now = Date.now }: StorageCapOptions) {
  const known = new Map<string, { bytes: number; atMs: number }>();

  async function bytesOf(userId: string, incoming: number): Promise<{ bytes: number; atMs: number }> {
    const remembered = known.get(userId);
    const isRecent = remembered !== undefined && now() - remembered.atMs < ASK_EVERY_MS;
    // The cached sum may be stale after a deletion, so it is computed again before a refusal.
    if (isRecent && remembered.bytes + incoming <= maxBytes) return remembered;
    const fresh = { bytes: await readStoredBytes(userId), atMs: now() };
    known.delete(userId);
    const oldest = known.size < MAX_KNOWN ? undefined : known.keys().next().value;
    if (oldest !== undefined) known.delete(oldest);
    known.set(userId, fresh);
    return fresh;
  }

  /** @throws AppError `storage_full` when the account would store more than it may */
  return async (endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
    if (!stores(endpoint) || !request.caller) return;
    const incoming = Number(request.headers['content-length'] ?? 0);
    const stored = await bytesOf(request.caller.userId, incoming);
    if (stored.bytes + incoming > maxBytes) throw new AppError('storage_full');
    stored.bytes += incoming;
  };
}
