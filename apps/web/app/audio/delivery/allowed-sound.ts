import type { MeasuredSound } from '@greenroom/coach/delivery/measure-sound';
import { voiceOf } from '@greenroom/coach/delivery/voice-of';

/** What may be judged of how an answer is said: everything, the voice without pace and pauses, or nothing. */
export type DeliveryParts = 'all' | 'voice' | 'none';

/** What may be shown and saved of a measured recording. Null where delivery is not to be judged. */
export function allowedSound(sound: MeasuredSound | null, parts: DeliveryParts): MeasuredSound | null {
  if (!sound || parts === 'none') return null;
  return parts === 'voice' && sound.measure ? { ...sound, measure: voiceOf(sound.measure) } : sound;
}
