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

/** Beside what the tab keeps: a browser that refuses to keep anything must not pay for each try. */
const here = new Map<string, string>();
const keyOf = (work: string): string => `greenroom-operation ${work} ${currentOwner()}`;

/**
 * The id of a piece of paid work, the same until it was delivered, through failures and reloads: a retry is the same operation and
 * costs nothing. `work` tells pieces of one kind apart that may be under way side by side.
 */
export function openOperation(work: string): string {
  const operationId = findOpen(work) ?? newId();
  here.set(keyOf(work), operationId);
  tabStorage.setItem(keyOf(work), operationId);
  return operationId;
}
const findOpen = (work: string): string | null => here.get(keyOf(work)) ?? tabStorage.getItem(keyOf(work));
export const hasOpenOperation = (work: string): boolean => findOpen(work) !== null;
export function closeOperation(work: string): void {
  here.delete(keyOf(work));
  tabStorage.removeItem(keyOf(work));
}

async function attempt<Result>({ kind, signal, work }: PaidWork<Result>): Promise<Result> {
  const operationId = openOperation(kind);
  const userId = currentUserId();
  if (userId) {
    await call('updateQuota', { params: { user_id: userId }, body: { updateType: kind }, operationId, signal });
  }
  const result = await work({ operationId, signal });
  closeOperation(kind);
  return result;
}

/**
 * Reserves a unit for somebody who is signed in, then does the work that it pays for.
 * @throws ApiError `quota_exhausted` when nothing is left, or what the work throws
 */
export async function doPaidWork<Result>(paid: PaidWork<Result>): Promise<Result> {
  await loadProfile();
  const isRetry = hasOpenOperation(paid.kind);
  try {
    return await attempt(paid);
  } catch (error) {
    if (!isRetry || !hasCode(error, 'quota_exhausted')) throw error;
    // The answer of the earlier try got lost on its way and its unit is spent: this is a new operation.
    closeOperation(paid.kind);
    return attempt(paid);
  }
}
