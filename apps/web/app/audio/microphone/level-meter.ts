export type LevelMeter = {
  /** How loud it is now, from 0 (silence) to 1. */
  read: () => number;
  close: () => void;
};

const FLOOR_DECIBELS = -60;

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
  if (typeof AudioContext === 'undefined') return { read: () => 0, close: () => undefined };
  const context = new AudioContext();
  // Suspended where the press that led here is too long ago for the browser.
  void context.resume().catch(() => undefined);
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
