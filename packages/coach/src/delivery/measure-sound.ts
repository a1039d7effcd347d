import { drawWaveform } from './draw-waveform.ts';
import { measureFrames, type SpeechMeasure, type VoiceMeasure } from './measure-speech.ts';
import { createFrameReader } from './sound-frames.ts';
import { voiceOf } from './voice-of.ts';

export type MeasuredSound = {
  /** Null where no speech was found, or too little above the noise of the room. */
  measure: SpeechMeasure | VoiceMeasure | null;
  /** Heights of the bars, 0 to 1. */
  waveform: number[];
  lengthSeconds: number;
};

/** So much of the sound is one height before the bars are drawn. */
const HEIGHT_SECONDS = 0.001;

/**
 * Measures and draws mono samples from -1 to 1 that come in pieces. The sound is not saved. With `withoutPace` the measure has nothing
 * about pace and pauses.
 */
export function createSoundMeter(sampleRate: number, withoutPace: boolean) {
  const reader = createFrameReader(sampleRate);
  const heightSamples = Math.max(1, Math.round(sampleRate * HEIGHT_SECONDS));
  const heights: number[] = [];
  const energies = new Float64Array(1);
  let count = 0;
  return {
    push(samples: Float32Array): void {
      reader.push(samples);
      let [energy = 0] = energies;
      for (let at = 0; at < samples.length; at += 1) {
        energy += (samples[at] ?? 0) ** 2;
        count += 1;
        if (count % heightSamples > 0) continue;
        heights.push(Math.sqrt(energy / heightSamples));
        energy = 0;
      }
      energies[0] = energy;
    },
    finish(): MeasuredSound {
      const measure = measureFrames(reader.finish());
      return {
        measure: withoutPace ? measure && voiceOf(measure) : measure,
        waveform: drawWaveform(Float32Array.from(heights)),
        lengthSeconds: count / sampleRate,
      };
    },
  };
}

/** Measures and draws a whole sound. */
export function measureSound(samples: Float32Array, sampleRate: number, withoutPace: boolean): MeasuredSound {
  const meter = createSoundMeter(sampleRate, withoutPace);
  meter.push(samples);
  return meter.finish();
}
