import { readLocal, writeLocal } from './browser-storage.ts';

/** Set when the browser leaves for a checkout: anyone who comes back is signed in again and led to /upgrade. */
const RESTORE_KEY = 'restoreAfterPayment';
/** A checkout is open for a day at most; anyone who comes later did not come from it. */
const LIFETIME_MS = 24 * 3_600_000;

export const setRestoreFlag = (nowMs: number): void => writeLocal(RESTORE_KEY, String(nowMs));

/** True once, for the first page that starts after a checkout was left for. */
export function takeRestoreFlag(nowMs: number): boolean {
  const setAtMs = Number(readLocal(RESTORE_KEY) || Number.NaN);
  if (Number.isNaN(setAtMs)) return false;
  writeLocal(RESTORE_KEY, '');
  return nowMs - setAtMs < LIFETIME_MS;
}
