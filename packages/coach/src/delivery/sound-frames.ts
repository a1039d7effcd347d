import { PitchDetector } from 'pitchy';

/** One measured moment every 10 ms. */
export type SoundFrames = {
  /** Loudness in dB below full scale, -100 for silence. */
  levels: Float32Array;
  /** Pitch in Hz; 0 where the sound has none. */
  pitches: Float32Array;
};

export const FRAME_SECONDS = 0.01;
const SILENCE_DB = -100;

const LEVEL_WINDOW_SECONDS = 0.025;
/** Two periods of the lowest voice. */
const PITCH_WINDOW_SECONDS = 0.032;
/** The pitch of a voice is below 500 Hz: a quarter of the usual samples shows it. */
const PITCH_RATE = 8000;
const LOWEST_VOICE_HZ = 65;
const HIGHEST_VOICE_HZ = 500;
/** Below it the sound repeats too badly to be a voice. */
const VOICE_CLARITY = 0.75;
/** This share of the moments is quieter than the room between the words. */
const ROOM_SHARE = 0.05;
/** The noise of a room lowers the clarity of a voice; below this one it is not asked for even then. */
const LEAST_CLARITY = 0.5;
/** Fans, traffic and the handling of a microphone are mostly below the voice. */
const RUMBLE_HZ = 90;

/** Loudness and pitch of mono samples from -1 to 1. `into` takes the cleaned sound; it may be the samples, which saves memory. */
export function measureFrames(
  samples: Float32Array,
  sampleRate: number,
  into: Float32Array = new Float32Array(samples.length),
): SoundFrames {
  const cleaned = removeRumble(samples, sampleRate, into);
  const levels = measureLevels(cleaned, sampleRate);
  return { levels, pitches: measurePitches(cleaned, sampleRate, levels) };
}

/** Loudness of the room between the words, in dB; -100 where there is no moment. */
export const findRoomLevel = (sortedLevels: Float32Array): number =>
  sortedLevels[Math.floor(sortedLevels.length * ROOM_SHARE)] ?? SILENCE_DB;

/** A high-pass filter of the second order (Butterworth). */
function removeRumble(samples: Float32Array, sampleRate: number, filtered: Float32Array): Float32Array {
  const angle = (2 * Math.PI * RUMBLE_HZ) / sampleRate;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const gain = (1 + Math.cos(angle)) / 2 / (1 + alpha);
  const back1 = (-2 * Math.cos(angle)) / (1 + alpha);
  const back2 = (1 - alpha) / (1 + alpha);
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    const out = gain * (sample - 2 * in1 + in2) - back1 * out1 - back2 * out2;
    [in2, in1, out2, out1] = [in1, sample, out1, out];
    filtered[index] = out;
  }
  return filtered;
}

function measureLevels(samples: Float32Array, sampleRate: number): Float32Array {
  const hop = sampleRate * FRAME_SECONDS;
  const window = Math.round(sampleRate * LEVEL_WINDOW_SECONDS);
  const levels = new Float32Array(Math.floor(samples.length / hop));
  for (let frame = 0; frame < levels.length; frame += 1) {
    const from = Math.max(0, Math.round((frame + 0.5) * hop - window / 2));
    const to = Math.min(samples.length, from + window);
    let energy = 0;
    for (let index = from; index < to; index += 1) energy += (samples[index] ?? 0) ** 2;
    levels[frame] = Math.max(SILENCE_DB, 10 * Math.log10(energy / (to - from) + 1e-12));
  }
  return levels;
}

/** Reads the pitch of a voice, in Hz; 0 where the sound has none. */
export function createPitchReader(sampleRate: number) {
  const step = Math.max(1, Math.round(sampleRate / PITCH_RATE));
  const rate = sampleRate / step;
  const window = Math.round(rate * PITCH_WINDOW_SECONDS);
  const detector = PitchDetector.forFloat32Array(window);
  detector.minVolumeDecibels = -70;
  const readThinned = (thinned: Float32Array, leastClarity = VOICE_CLARITY): number => {
    const [pitch, clarity] = detector.findPitch(thinned, rate);
    return clarity >= leastClarity && pitch >= LOWEST_VOICE_HZ && pitch <= HIGHEST_VOICE_HZ ? pitch : 0;
  };
  return {
    rate,
    window,
    thin: (samples: Float32Array) => thin(samples, step),
    readThinned,
    /** The pitch of the last moment of these samples. */
    read(samples: Float32Array): number {
      const length = window * step;
      return samples.length < length ? 0 : readThinned(thin(samples.subarray(samples.length - length), step));
    },
  };
}

function measurePitches(samples: Float32Array, sampleRate: number, levels: Float32Array): Float32Array {
  const { rate, window, thin: thinAll, readThinned } = createPitchReader(sampleRate);
  const thinned = thinAll(samples);
  const room = findRoomLevel(levels.slice().sort());
  const pitches = new Float32Array(levels.length);
  for (const [frame, level] of levels.entries()) {
    const from = Math.round((frame + 0.5) * FRAME_SECONDS * rate - window / 2);
    if (from < 0 || from + window > thinned.length) continue;
    pitches[frame] = readThinned(thinned.subarray(from, from + window), leastClarityOf(level, room));
  }
  return pitches;
}

/** Only the share of the energy that is not the room's can repeat: a distant voice beside a fan is still a voice. */
function leastClarityOf(level: number, room: number): number {
  const voiceShare = 1 - 10 ** ((room - level) / 10);
  return Math.max(LEAST_CLARITY, VOICE_CLARITY * voiceShare);
}

/** The mean of each `step` samples. */
function thin(samples: Float32Array, step: number): Float32Array {
  if (step === 1) return samples;
  const thinned = new Float32Array(Math.floor(samples.length / step));
  for (let index = 0; index < thinned.length; index += 1) {
    let sum = 0;
    for (let offset = 0; offset < step; offset += 1) sum += samples[index * step + offset] ?? 0;
    thinned[index] = sum / step;
  }
  return thinned;
}
