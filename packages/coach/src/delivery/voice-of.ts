import type { SpeechMeasure, VoiceMeasure } from './measure-speech.ts';

/** The part of a measure that says nothing of pace and pauses. */
export const voiceOf = (measure: SpeechMeasure | VoiceMeasure): VoiceMeasure => ({
  durationSeconds: measure.durationSeconds,
  loudnessVariationDb: measure.loudnessVariationDb,
  pitchVariationSemitones: measure.pitchVariationSemitones,
  levelAboveNoiseDb: measure.levelAboveNoiseDb,
  ...(measure.steadyLoudness && { steadyLoudness: measure.steadyLoudness }),
  ...(measure.steadyPitch && { steadyPitch: measure.steadyPitch }),
});
