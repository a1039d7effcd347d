import { type DeliveryRemark, listRemarks } from '@greenroom/coach/delivery/delivery-remarks';
import type { Pause, SpeechMeasure, VoiceMeasure } from '@greenroom/coach/delivery/measure-speech';
import { type DeliveryInput, hasEnoughSpeech, scoreDelivery, toSigns } from '@greenroom/coach/delivery/score-delivery';

export type { Pause };

/** A remark, and where in the recording it can be heard, if it is about one place. */
export type HeardRemark = { text: string; fromSeconds: number | null };

export type DeliveryJudgement =
  | { kind: 'scored'; score: number; wordsPerMinute: number | null; remarks: HeardRemark[] }
  /** Pace and pauses are not judged, and without them there is no score. */
  | { kind: 'voice-only'; remarks: HeardRemark[] }
  | { kind: 'too-short' }
  | { kind: 'no-sound' };

/** So much is played before the place that a remark is about. */
const LEAD_SECONDS = 2;

const withoutPauses = ({ durationSeconds }: VoiceMeasure): DeliveryInput => ({
  durationSeconds,
  pauseCount: 0,
  pauseSeconds: 0,
});

/** Judges a measured answer. `wordCount` is null where the words are not known. */
export function judgeDelivery(
  measure: SpeechMeasure | VoiceMeasure | null,
  wordCount: number | null,
): DeliveryJudgement {
  if (!measure) return { kind: 'no-sound' };
  if (!('pauses' in measure)) return judgeVoice(measure);
  const input = { ...measure, wordCount };
  const { score } = scoreDelivery(input);
  if (score === null) return { kind: 'too-short' };
  const signs = toSigns(input);
  const remarks = listRemarks(signs).map((remark) => locate(remark, measure.pauses));
  return { kind: 'scored', score, wordsPerMinute: signs.wordsPerMinute, remarks };
}

function judgeVoice(measure: VoiceMeasure): DeliveryJudgement {
  const input = { ...withoutPauses(measure), ...measure };
  if (!hasEnoughSpeech(input)) return { kind: 'too-short' };
  return { kind: 'voice-only', remarks: listRemarks(toSigns(input)).map((remark) => locate(remark, [])) };
}

function locate({ sign, text }: DeliveryRemark, pauses: readonly Pause[]): HeardRemark {
  const isAboutPause = sign === 'longestPauseSeconds' || sign === 'meanPauseSeconds';
  const longest = pauses.reduce<Pause | null>(
    (found, pause) => (found && lengthOf(found) >= lengthOf(pause) ? found : pause),
    null,
  );
  if (!isAboutPause || !longest) return { text, fromSeconds: null };
  return { text, fromSeconds: Math.max(0, longest.startSeconds - LEAD_SECONDS) };
}

const lengthOf = ({ startSeconds, endSeconds }: Pause): number => endSeconds - startSeconds;
