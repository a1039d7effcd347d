import type { Capabilities } from '@greenroom/contract/capabilities';
import { findTrackRecogniser } from './live-recogniser.ts';
import { canRecordLive } from './live-recorder.ts';

/** Why this browser cannot listen to a tab. Each kind has its own words on the screen. */
export type SupportProblem = 'insecure' | 'no-sharing' | 'no-tab-sound' | 'no-recorder' | 'no-engine';

type Engine = Capabilities['liveTranscription']['engine'];

/**
 * Firefox and Safari share a tab's picture without its sound and say nothing of it. Only browsers that hand out the sound
 * of a tab let a page choose whether it still plays: they name that setting.
 */
function sharesTabSound(): boolean {
  const known = navigator.mediaDevices.getSupportedConstraints?.() as Record<string, unknown> | undefined;
  return known?.suppressLocalAudioPlayback === true;
}

/** What keeps this browser from listening to a tab; null when it can. `engine` is the server's, null while it is not known. */
export function findSupportProblem(engine: Engine | null): SupportProblem | null {
  if (!globalThis.isSecureContext) return 'insecure';
  if (typeof navigator.mediaDevices?.getDisplayMedia !== 'function') return 'no-sharing';
  if (!sharesTabSound()) return 'no-tab-sound';
  if (engine === 'none') return findTrackRecogniser() ? null : 'no-engine';
  return canRecordLive() ? null : 'no-recorder';
}
