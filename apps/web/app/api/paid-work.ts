import type { QuotaKind } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { tabStorage } from '~/lib/tab-storage.ts';
import { hasCode } from './api-error.ts';
import { call } from './client.ts';
import { currentOwner } from './owned-stores.ts';
import { loadProfile } from './session.ts';
import { currentUserId } from './session-store.ts';

type WorkOptions = { operationId: string; signal: AbortSignal };
type PaidWork<Result> = {
  kind: QuotaKind;
  signal: AbortSignal;
  /** The call that does the work; it must send the operation's id. */
  work: (options: WorkOptions) => Promise<Result>;
};

const keyOf = (kind: QuotaKind): string => `greenroom-operation ${kind} ${currentOwner()}`;

/** The id lives until its work was delivered, through failures and reloads: a retry is the same operation and costs nothing. */
function openOperation(kind: QuotaKind): string {
  const known = tabStorage.getItem(keyOf(kind));
  if (known) return known;
  const operationId = newId();
  tabStorage.setItem(keyOf(kind), operationId);
  return operationId;
}

async function attempt<Result>({ kind, signal, work }: PaidWork<Result>): Promise<Result> {
  const operationId = openOperation(kind);
  const userId = currentUserId();
  if (userId) {
    await call('updateQuota', { params: { user_id: userId }, body: { updateType: kind }, operationId, signal });
  }
  const result = await work({ operationId, signal });
  tabStorage.removeItem(keyOf(kind));
  return result;
}

/**
 * Reserves a unit for somebody who is signed in, then does the work that it pays for.
 * @throws ApiError `quota_exhausted` when nothing is left, or what the work throws
 */
export async function doPaidWork<Result>(paid: PaidWork<Result>): Promise<Result> {
  await loadProfile();
  const isRetry = tabStorage.getItem(keyOf(paid.kind)) !== null;
  try {
    return await attempt(paid);
  } catch (error) {
    if (!isRetry || !hasCode(error, 'quota_exhausted')) throw error;
    // The answer of the earlier try got lost on its way and its unit is spent: this is a new operation.
    tabStorage.removeItem(keyOf(paid.kind));
    return attempt(paid);
  }
}
