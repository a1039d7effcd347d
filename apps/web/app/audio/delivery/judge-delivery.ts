import { type DeliveryRemark, type HeardSigns, listRemarks } from '@greenroom/coach/delivery/delivery-remarks';
import type { Pause, SpeechMeasure, VoiceMeasure } from '@greenroom/coach/delivery/measure-speech';
import { type DeliveryInput, hasEnoughSpeech, scoreDelivery, toSigns } from '@greenroom/coach/delivery/score-delivery';

export type { Pause };

/** A remark, and where in the recording it can be heard. */
export type HeardRemark = { text: string; stretch: Pause | null };

export type DeliveryJudgement =
  | { kind: 'scored'; score: number; wordsPerMinute: number | null; remarks: HeardRemark[] }
  /** Pace and pauses are not judged, and without them there is no score. */
  | { kind: 'voice-only'; remarks: HeardRemark[] }
  | { kind: 'too-short' }
  | { kind: 'no-sound' };

/** So much is played before and after a pause. */
const AROUND_SECONDS = 2;
/** Of a remark on the pace so much is played: where most, or least, is silent. */
const WINDOW_SECONDS = 10;
/** A remark on the pace is about slow or about lively speech; this is between the two. */
const LIVELY_PACE = 140;

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
  const remarks = listRemarks(signs).map((remark) => locate(remark, { measure, signs }));
  return { kind: 'scored', score, wordsPerMinute: signs.wordsPerMinute, remarks };
}

function judgeVoice(measure: VoiceMeasure): DeliveryJudgement {
  const input = { ...withoutPauses(measure), ...measure };
  if (!hasEnoughSpeech(input)) return { kind: 'too-short' };
  const signs = toSigns(input);
  return { kind: 'voice-only', remarks: listRemarks(signs).map((remark) => locate(remark, { measure, signs })) };
}

type Heard = { measure: SpeechMeasure | VoiceMeasure; signs: HeardSigns };

/** The seconds of the recording that a remark is about, or that show best what it means. */
function locate({ sign, text }: DeliveryRemark, { measure, signs }: Heard): HeardRemark {
  const stretch = findStretch(sign, measure, signs);
  if (!stretch) return { text, stretch: null };
  const isPause = sign === 'longestPauseSeconds' || sign === 'meanPauseSeconds';
  if (!isPause) return { text, stretch };
  const { startSeconds, endSeconds } = stretch;
  return {
    text,
    stretch: { startSeconds: Math.max(0, startSeconds - AROUND_SECONDS), endSeconds: endSeconds + AROUND_SECONDS },
  };
}

function findStretch(sign: DeliveryRemark['sign'], measure: Heard['measure'], signs: HeardSigns): Pause | null {
  if (sign === 'loudnessVariationDb') return measure.steadyLoudness ?? null;
  if (sign === 'pitchVariationSemitones') return measure.steadyPitch ?? null;
  if (!('pauses' in measure)) return null;
  const { pauses } = measure;
  if (sign === 'longestPauseSeconds') return leastBy(pauses, (pause) => -lengthOf(pause));
  if (sign === 'meanPauseSeconds')
    return leastBy(pauses, (pause) => Math.abs(lengthOf(pause) - (signs.usualPauseSeconds ?? 0)));
  if (sign !== 'wordsPerMinute') return null;
  const isSlow = (signs.wordsPerMinute ?? 0) < LIVELY_PACE;
  return leastBy(windowsOf(measure), (window) => (isSlow ? -1 : 1) * silenceIn(window, pauses));
}

/** Ten seconds each, every second, from the first to the last word. */
function windowsOf({ thinkingSeconds, durationSeconds }: SpeechMeasure): Pause[] {
  const count = Math.max(1, Math.floor(durationSeconds - WINDOW_SECONDS) + 1);
  return Array.from({ length: count }, (_, second) => ({
    startSeconds: thinkingSeconds + second,
    endSeconds: thinkingSeconds + Math.min(durationSeconds, second + WINDOW_SECONDS),
  }));
}

const silenceIn = (window: Pause, pauses: readonly Pause[]): number =>
  pauses.reduce((sum, { startSeconds, endSeconds }) => {
    const shared = Math.min(endSeconds, window.endSeconds) - Math.max(startSeconds, window.startSeconds);
    return sum + Math.max(0, shared);
  }, 0);

function leastBy(pauses: readonly Pause[], rank: (pause: Pause) => number): Pause | null {
  return pauses.reduce<Pause | null>((found, pause) => (found && rank(found) <= rank(pause) ? found : pause), null);
}

const lengthOf = ({ startSeconds, endSeconds }: Pause): number => endSeconds - startSeconds;
