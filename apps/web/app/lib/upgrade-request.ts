/** Kinds of units that can run out, each with its own words in the Upgrade dialog. */
export type UpgradeReason =
  | 'interview'
  | 'cover-letter'
  | 'resume'
  | 'enhanced'
  | 'sample-answer'
  | 'live-interview'
  | 'save-results';

let reason: UpgradeReason | null = null;
const listeners = new Set<() => void>();

function set(next: UpgradeReason | null): void {
  reason = next;
  for (const listener of listeners) listener();
}

/** Opens the Upgrade dialog, from any feature; the dialog itself is drawn once, at the root. */
export const requestUpgrade = (next: UpgradeReason): void => set(next);
export const closeUpgrade = (): void => set(null);
export const readUpgradeRequest = (): UpgradeReason | null => reason;
export function watchUpgradeRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
