import { drawWaveform } from './draw-waveform.ts';
import { measureSpeech, type SpeechMeasure, type VoiceMeasure } from './measure-speech.ts';
import { voiceOf } from './voice-of.ts';

export type MeasuredSound = {
  /** Null where no speech was found, or too little above the noise of the room. */
  measure: SpeechMeasure | VoiceMeasure | null;
  /** Heights of the bars, 0 to 1. */
  waveform: number[];
  lengthSeconds: number;
};

/** Measures and draws mono samples from -1 to 1, and overwrites them. With `withoutPace` the measure has nothing about pace and pauses. */
export function measureSound(samples: Float32Array, sampleRate: number, withoutPace: boolean): MeasuredSound {
  const waveform = drawWaveform(samples);
  const measure = measureSpeech(samples, sampleRate, samples);
  return {
    measure: withoutPace ? measure && voiceOf(measure) : measure,
    waveform,
    lengthSeconds: samples.length / sampleRate,
  };
}
