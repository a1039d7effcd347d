import { create } from 'zustand';

/** Kinds of units that can run out, each with its own words in the Upgrade dialog. */
export type UpgradeReason =
  | 'interview'
  | 'cover-letter'
  | 'resume'
  | 'enhanced'
  | 'sample-answer'
  | 'live-interview'
  | 'save-results';

/** Why the Upgrade dialog is open; null while it is closed. */
export const useUpgradeRequest = create<{ reason: UpgradeReason | null }>(() => ({ reason: null }));

/** Opens the Upgrade dialog, from any feature; the dialog itself is drawn once, at the root. */
export const requestUpgrade = (reason: UpgradeReason): void => useUpgradeRequest.setState({ reason });
export const closeUpgrade = (): void => useUpgradeRequest.setState({ reason: null });
export const readUpgradeRequest = (): UpgradeReason | null => useUpgradeRequest.getState().reason;
