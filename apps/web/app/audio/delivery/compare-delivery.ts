import { hasEnoughSpeech, toSigns } from '@greenroom/coach/delivery/score-delivery';
import type { SavedRecording } from '../recordings/recording-store.ts';

type Heard = Pick<SavedRecording, 'wordCount' | 'sound'>;

/** Pace in words a minute, pauses in seconds. */
export type SoundChange = { sign: 'pace' | 'longestPause'; from: number; to: number };

/** Smaller differences are not heard, or are within what two recordings of one answer differ by. */
const CLEAR_PACE_SHARE = 0.12;
const CLEAR_PAUSE_SECONDS = 1;
/** Shorter pauses are ordinary: which of them is the longest is chance. */
const NOTICED_PAUSE_SECONDS = 2;

/** What a listener would clearly notice. Null where one of the two is not measured, or too short. */
export function compareDelivery(earlier: Heard | undefined, later: Heard | undefined): SoundChange[] | null {
  const [before, after] = [signsOf(earlier), signsOf(later)];
  if (!before || !after) return null;
  const changes = [comparePace(before.wordsPerMinute, after.wordsPerMinute), comparePauses(before, after)];
  return changes.filter((change) => change !== null);
}

type Signs = ReturnType<typeof toSigns>;

function signsOf(heard: Heard | undefined): Signs | null {
  const measure = heard?.sound?.measure;
  if (!measure || !('pauses' in measure)) return null;
  const input = { ...measure, wordCount: heard.wordCount };
  return hasEnoughSpeech(input) ? toSigns(input) : null;
}

function comparePace(from: number | null, to: number | null): SoundChange | null {
  if (from === null || to === null || Math.abs(to - from) < CLEAR_PACE_SHARE * from) return null;
  return { sign: 'pace', from, to };
}

function comparePauses({ longestPauseSeconds: from }: Signs, { longestPauseSeconds: to }: Signs): SoundChange | null {
  if (from === null || to === null || Math.abs(to - from) < CLEAR_PAUSE_SECONDS) return null;
  if (Math.max(from, to) < NOTICED_PAUSE_SECONDS) return null;
  return { sign: 'longestPause', from, to };
}
