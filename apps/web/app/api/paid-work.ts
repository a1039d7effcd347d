import type { QuotaKind } from '@greenroom/contract/quota-rules';
import { newId } from '@greenroom/contract/uuid';
import { tabStorage } from '~/lib/tab-storage.ts';
import { emitUnitsChanged } from '~/lib/units-changed.ts';
import { hasCode } from './api-error.ts';
import { call } from './client.ts';
import { currentOwner } from './owned-stores.ts';
import { loadProfile } from './session.ts';
import { currentUserId } from './session-store.ts';

type WorkOptions = { operationId: string; signal: AbortSignal };
export type PaidWork<Result> = {
  kind: QuotaKind;
  /** Tells it apart from others of its kind that may be under way side by side. */
  piece?: string;
  /** Without one no one cancels it. */
  signal?: AbortSignal;
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
export function closeOperation(work: string): void {
  here.delete(keyOf(work));
  tabStorage.removeItem(keyOf(work));
}

/** Gives back the unit of an operation that did not deliver, so that it does not show as used. A retry reserves it again. */
export async function giveBackUnit(operationId: string): Promise<void> {
  const userId = currentUserId();
  if (!userId) return;
  try {
    await call('returnUnit', { params: { user_id: userId, operation_id: operationId } });
    emitUnitsChanged();
  } catch {
    // The server gives it back by itself within a day.
  }
}

const nameOf = ({ kind, piece }: Pick<PaidWork<unknown>, 'kind' | 'piece'>): string =>
  piece === undefined ? kind : `${kind} ${piece}`;

async function attempt<Result>(paid: PaidWork<Result>): Promise<Result> {
  const { kind, signal = new AbortController().signal, work } = paid;
  const operationId = openOperation(nameOf(paid));
  const userId = currentUserId();
  if (userId) {
    const body = { updateType: kind, user_id: userId };
    await call('updateQuota', { params: { user_id: userId }, body, operationId, signal });
  }
  const result = await work({ operationId, signal });
  closeOperation(nameOf(paid));
  return result;
}

/**
 * Reserves a unit for someone who is signed in, then does the work that it pays for.
 * @throws ApiError `quota_exhausted` when nothing is left, or what the work throws
 */
export async function doPaidWork<Result>(paid: PaidWork<Result>): Promise<Result> {
  await loadProfile();
  const isRetry = findOpen(nameOf(paid)) !== null;
  try {
    return await attempt(paid);
  } catch (error) {
    const openId = findOpen(nameOf(paid));
    if (!hasCode(error, 'quota_exhausted') && openId) void giveBackUnit(openId);
    if (!isRetry || !hasCode(error, 'quota_exhausted')) throw error;
    // The answer of the earlier try got lost on its way and its unit is spent: this is a new operation.
    closeOperation(nameOf(paid));
    return attempt(paid);
  }
}
