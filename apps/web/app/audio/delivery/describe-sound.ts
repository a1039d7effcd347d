import { countWords } from '@greenroom/coach/delivery/measure-pace';
import type { SpeechMeasure, VoiceMeasure } from '@greenroom/coach/delivery/measure-speech';
import { hasEnoughSpeech } from '@greenroom/coach/delivery/score-delivery';
import type { FeedbackRequest } from '@greenroom/contract/feedback';
import type { DeliveryParts } from './allowed-sound.ts';

/** The words of an answer, counted as everywhere. */
export const wordsIn = (text: string): number => countWords(text);

type Measure = SpeechMeasure | VoiceMeasure;
export type SpokenSound = Pick<FeedbackRequest, 'durationMs' | 'sound'>;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Mean over the parts of an answer, each as long as it lasted. Null where a part has no value. */
function meanOf(measures: readonly Measure[], name: 'loudnessVariationDb' | 'pitchVariationSemitones'): number | null {
  const parts = measures.map((measure) => ({ value: measure[name], weight: measure.durationSeconds }));
  if (parts.some(({ value }) => value === null)) return null;
  return sumOf(parts.map(({ value, weight }) => (value ?? 0) * weight)) / sumOf(parts.map(({ weight }) => weight));
}

/** The sound of an answer as the feedback request sends it, all its recordings together. Empty if one of them was not measured. */
export function describeSound(measures: readonly (Measure | null | undefined)[], parts: DeliveryParts): SpokenSound {
  const known = measures.filter((measure) => measure !== null && measure !== undefined);
  if (parts === 'none' || known.length === 0 || known.length < measures.length) return {};
  const durationSeconds = sumOf(known.map((measure) => measure.durationSeconds));
  const voice = {
    loudnessVariationDb: meanOf(known, 'loudnessVariationDb'),
    pitchVariationSemitones: meanOf(known, 'pitchVariationSemitones'),
  };
  const spoken = known.filter((measure) => 'pauses' in measure);
  if (parts === 'voice' || spoken.length < known.length) {
    return hasEnoughSpeech({ durationSeconds, pauseCount: 0, pauseSeconds: 0 }) ? { sound: voice } : {};
  }
  const ofAll = (value: (measure: SpeechMeasure) => number) => sumOf(spoken.map(value));
  return {
    durationMs: Math.round(durationSeconds * 1000),
    sound: {
      ...voice,
      pauses: {
        pauseCount: ofAll(({ pauseCount }) => pauseCount),
        pauseSeconds: ofAll(({ pauseSeconds }) => pauseSeconds),
        longestPauseSeconds: Math.max(...spoken.map(({ longestPauseSeconds }) => longestPauseSeconds)),
        voicedShare: ofAll((measure) => measure.voicedShare * measure.durationSeconds) / durationSeconds,
        voiceBreakShare: ofAll((measure) => measure.voiceBreakShare * measure.durationSeconds) / durationSeconds,
      },
    },
  };
}
