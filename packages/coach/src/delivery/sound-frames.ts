import { PitchDetector } from 'pitchy';
import { createRecent } from './recent-samples.ts';

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

/**
 * Reads loudness and pitch of mono samples from -1 to 1, in pieces of any length. The sound is not saved: of three minutes nothing is in
 * memory but the frames. Sums are in arrays, since a number that changes in a closure would be a new object each time.
 */
export function createFrameReader(sampleRate: number) {
  const clean = createRumbleFilter(sampleRate);
  const levels = createLevelTrack(sampleRate);
  const pitches = createPitchTrack(sampleRate);
  return {
    push(samples: Float32Array): void {
      const cleaned = clean(samples);
      levels.add(cleaned);
      pitches.add(cleaned);
    },
    finish(): SoundFrames {
      const found = levels.finish();
      return { levels: found, pitches: pitches.finish(found) };
    },
  };
}

/** Loudness of the room between the words, in dB; -100 where there is no moment. */
export const findRoomLevel = (sortedLevels: Float32Array): number =>
  sortedLevels[Math.floor(sortedLevels.length * ROOM_SHARE)] ?? SILENCE_DB;

/** A buffer that is as long as the longest piece so far. */
function createBuffer(): (length: number) => Float32Array {
  let buffer = new Float32Array(0);
  return (length) => {
    if (buffer.length < length) buffer = new Float32Array(length);
    return buffer.subarray(0, length);
  };
}

/** A high-pass filter of the second order (Butterworth). The next piece overwrites its result. */
function createRumbleFilter(sampleRate: number): (samples: Float32Array) => Float32Array {
  const angle = (2 * Math.PI * RUMBLE_HZ) / sampleRate;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const gain = (1 + Math.cos(angle)) / 2 / (1 + alpha);
  const back1 = (-2 * Math.cos(angle)) / (1 + alpha);
  const back2 = (1 - alpha) / (1 + alpha);
  const past = new Float64Array(4);
  const bufferOf = createBuffer();
  return (samples) => {
    const filtered = bufferOf(samples.length);
    let [in1 = 0, in2 = 0, out1 = 0, out2 = 0] = past;
    for (let at = 0; at < samples.length; at += 1) {
      const sample = samples[at] ?? 0;
      const out = gain * (sample - 2 * in1 + in2) - back1 * out1 - back2 * out2;
      in2 = in1;
      in1 = sample;
      out2 = out1;
      out1 = out;
      filtered[at] = out;
    }
    past.set([in1, in2, out1, out2]);
    return filtered;
  };
}

/** Calls `onWindow` when the samples up to a window's end are there, and asks it for the next end. */
function createWindows(size: number, firstEnd: number, onWindow: (newest: (length: number) => Float32Array) => number) {
  const recent = createRecent(size);
  let count = 0;
  let end = firstEnd;
  return {
    add(samples: Float32Array): void {
      let from = 0;
      while (from < samples.length) {
        const to = Math.min(samples.length, from + end - count);
        recent.add(samples, from, to);
        count += to - from;
        from = to;
        if (count === end) end = onWindow(recent.newest);
      }
    },
    newest: recent.newest,
    count: () => count,
  };
}

/** Each frame has the mean energy of the window around its middle. */
function createLevelTrack(sampleRate: number) {
  const hop = sampleRate * FRAME_SECONDS;
  const window = Math.round(sampleRate * LEVEL_WINDOW_SECONDS);
  const startOf = (frame: number) => Math.max(0, Math.round((frame + 0.5) * hop - window / 2));
  const levels: number[] = [];
  const measure = (samples: Float32Array): number => {
    let energy = 0;
    for (let at = 0; at < samples.length; at += 1) energy += (samples[at] ?? 0) ** 2;
    levels.push(Math.max(SILENCE_DB, 10 * Math.log10(energy / samples.length + 1e-12)));
    return startOf(levels.length) + window;
  };
  // The windows that the end cuts off begin a little more than one window before it.
  const windows = createWindows(2 * window, window, (newest) => measure(newest(window)));
  return {
    add: windows.add,
    finish(): Float32Array {
      const frames = Math.floor(windows.count() / hop);
      while (levels.length < frames) measure(windows.newest(windows.count() - startOf(levels.length)));
      return Float32Array.from(levels.slice(0, frames));
    },
  };
}

function createDetector(sampleRate: number) {
  const step = Math.max(1, Math.round(sampleRate / PITCH_RATE));
  const rate = sampleRate / step;
  const window = Math.round(rate * PITCH_WINDOW_SECONDS);
  const detector = PitchDetector.forFloat32Array(window);
  detector.minVolumeDecibels = -70;
  return { detector, step, rate, window };
}

const isVoicePitch = (pitch: number): boolean => pitch >= LOWEST_VOICE_HZ && pitch <= HIGHEST_VOICE_HZ;

/** Reads the pitch of a voice, in Hz; 0 where the sound has none. */
export function createPitchReader(sampleRate: number) {
  const { detector, step, rate, window } = createDetector(sampleRate);
  return {
    /** The pitch of the last moment of these samples. */
    read(samples: Float32Array): number {
      const length = window * step;
      if (samples.length < length) return 0;
      const [pitch, clarity] = detector.findPitch(createThinner(step)(samples.subarray(samples.length - length)), rate);
      return clarity >= VOICE_CLARITY && isVoicePitch(pitch) ? pitch : 0;
    },
  };
}

function createPitchTrack(sampleRate: number) {
  const { detector, step, rate, window } = createDetector(sampleRate);
  const startOf = (frame: number) => Math.round((frame + 0.5) * FRAME_SECONDS * rate - window / 2);
  const thinAll = createThinner(step);
  const pitches: number[] = [];
  const clarities: number[] = [];
  const push = (pitch: number, clarity: number) => {
    pitches.push(pitch);
    clarities.push(clarity);
  };
  // The window of the first frames would begin before the sound.
  while (startOf(pitches.length) < 0) push(0, 0);
  const windows = createWindows(window, startOf(pitches.length) + window, (newest) => {
    push(...detector.findPitch(newest(window), rate));
    return startOf(pitches.length) + window;
  });
  return {
    add: (samples: Float32Array): void => windows.add(thinAll(samples)),
    finish(levels: Float32Array): Float32Array {
      const room = findRoomLevel(levels.slice().sort());
      return levels.map((level, frame) => {
        const pitch = pitches[frame] ?? 0;
        return isVoicePitch(pitch) && (clarities[frame] ?? 0) >= leastClarityOf(level, room) ? pitch : 0;
      });
    },
  };
}

/** The mean of each `step` samples, over pieces. The next piece overwrites its result. */
function createThinner(step: number): (samples: Float32Array) => Float32Array {
  const sums = new Float64Array(1);
  const bufferOf = createBuffer();
  let summed = 0;
  return (samples) => {
    const thinned = bufferOf(Math.floor((summed + samples.length) / step));
    let [sum = 0] = sums;
    let place = 0;
    for (let at = 0; at < samples.length; at += 1) {
      sum += samples[at] ?? 0;
      summed += 1;
      if (summed < step) continue;
      thinned[place] = sum / step;
      place += 1;
      sum = 0;
      summed = 0;
    }
    sums[0] = sum;
    return thinned;
  };
}

/** Only the share of the energy that is not the room's can repeat: a distant voice beside a fan is still a voice. */
function leastClarityOf(level: number, room: number): number {
  const voiceShare = 1 - 10 ** ((room - level) / 10);
  return Math.max(LEAST_CLARITY, VOICE_CLARITY * voiceShare);
}
