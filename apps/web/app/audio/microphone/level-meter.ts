export type Sound = { samples: Float32Array; sampleRate: number };

export type LevelMeter = {
  /** How loud it is now, from 0 (silence) to 1. */
  read: () => number;
  /** The newest samples, about 40 ms; null where the browser has no audio graph. The array is used again. */
  readSound: () => Sound | null;
  close: () => void;
};

const FLOOR_DECIBELS = -60;
/** Two periods of a low voice at 48 kHz; the loudness is that of the newer half. */
const SOUND_SAMPLES = 2048;

/** Loudness of samples from -1 to 1, as 0 to 1 on the scale of hearing: -60 dB and below is 0. */
function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const loudness = Math.sqrt(sum / Math.max(1, samples.length));
  if (loudness === 0) return 0;
  const decibels = 20 * Math.log10(loudness);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DECIBELS));
}

/** Measures a stream. It reads 0 where the browser has no audio graph; the recording does not depend on it. */
export function openLevelMeter(stream: MediaStream): LevelMeter {
  if (typeof AudioContext === 'undefined') return { read: () => 0, readSound: () => null, close: () => undefined };
  const context = new AudioContext();
  // Suspended where the press that led here is too long ago for the browser.
  void context.resume().catch(() => undefined);
  const analyser = context.createAnalyser();
  analyser.fftSize = SOUND_SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples.subarray(SOUND_SAMPLES / 2));
    },
    readSound: () => {
      analyser.getFloatTimeDomainData(samples);
      return { samples, sampleRate: context.sampleRate };
    },
    close: () => void context.close().catch(() => undefined),
  };
}
