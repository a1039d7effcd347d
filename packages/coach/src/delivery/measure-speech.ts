import { findSteadiest, type Stretch } from './find-steady.ts';
import { createFrameReader, FRAME_SECONDS, findRoomLevel, type SoundFrames } from './sound-frames.ts';

/** A silence between words, in seconds from the start of the recording. */
export type Pause = { startSeconds: number; endSeconds: number };

/** How a recording sounds. Everything but `thinkingSeconds` is about the time from the first to the last word. */
export type SpeechMeasure = {
  /** Silence before the first word. */
  thinkingSeconds: number;
  durationSeconds: number;
  /** Silences over 0.25 s. */
  pauses: Pause[];
  pauseCount: number;
  pauseSeconds: number;
  /** 0 to 1, of the duration. */
  pauseShare: number;
  meanPauseSeconds: number;
  longestPauseSeconds: number;
  /** Syllables a second of speech without its pauses, counted as peaks of loudness. */
  articulationRate: number;
  /** Time with a pitch, 0 to 1 of the duration. */
  voicedShare: number;
  /** Time without a pitch between the first and the last moment that has one, 0 to 1 of the duration. */
  voiceBreakShare: number;
  /** Standard deviation of the loudness of speech; null where the noise of the room hides the quieter half of it. */
  loudnessVariationDb: number | null;
  /** Standard deviation of the pitch around the speaker's own median; null where no pitch was heard. */
  pitchVariationSemitones: number | null;
  levelAboveNoiseDb: number;
  /** Where the loudness, and where the pitch varies least: an example to listen to. Absent in older measures. */
  steadyLoudness?: Stretch | null | undefined;
  steadyPitch?: Stretch | null | undefined;
};

/** The part of a measure that says nothing of pace and pauses. */
export type VoiceMeasure = Pick<
  SpeechMeasure,
  | 'durationSeconds'
  | 'loudnessVariationDb'
  | 'pitchVariationSemitones'
  | 'levelAboveNoiseDb'
  | 'steadyLoudness'
  | 'steadyPitch'
>;

const SHORTEST_PAUSE_SECONDS = 0.25;
/** A click is shorter than any syllable. */
const SHORTEST_SOUND_SECONDS = 0.06;
/** Below it speech and room cannot be told apart, and nothing is measured. */
const LEAST_ABOVE_NOISE_DB = 10;
/** Speech is at most this far below the loudest of the recording, and this far above the room. */
const SPEECH_RANGE_DB = 26;
const ABOVE_NOISE_DB = 6;
/** Loudness between two syllables falls at least so far. */
const SYLLABLE_DIP_DB = 2;
const OCTAVE_SEMITONES = 12;

type Run = { first: number; last: number };

/** Measures mono samples from -1 to 1. Null where there is no speech, or too little above the noise of the room. */
export function measureSpeech(samples: Float32Array, sampleRate: number): SpeechMeasure | null {
  const reader = createFrameReader(sampleRate);
  reader.push(samples);
  return measureFrames(reader.finish());
}

/** Measures speech by its frames. Null as for `measureSpeech`. */
export function measureFrames(frames: SoundFrames): SpeechMeasure | null {
  const sorted = frames.levels.slice().sort();
  const noise = findRoomLevel(sorted);
  const loud = quantile(sorted, 0.97);
  if (sorted.length === 0 || loud < -60 || loud - noise < LEAST_ABOVE_NOISE_DB) return null;
  const threshold = Math.max(loud - SPEECH_RANGE_DB, noise + ABOVE_NOISE_DB);
  const runs = findSpeech(frames.levels, threshold);
  const [start] = runs;
  const end = runs.at(-1);
  if (!start || !end) return null;
  const isQuietRoom = loud - noise >= SPEECH_RANGE_DB + ABOVE_NOISE_DB;
  const duration = (end.last - start.first + 1) * FRAME_SECONDS;
  const pauses = findPauses(runs);
  const lengths = pauses.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds);
  const pauseSeconds = sumOf(lengths);
  return {
    thinkingSeconds: start.first * FRAME_SECONDS,
    durationSeconds: duration,
    pauses,
    pauseCount: pauses.length,
    pauseSeconds,
    pauseShare: pauseSeconds / duration,
    meanPauseSeconds: pauses.length === 0 ? 0 : pauseSeconds / pauses.length,
    longestPauseSeconds: Math.max(0, ...lengths),
    articulationRate: countSyllables(frames, runs) / Math.max(0.1, duration - pauseSeconds),
    ...measureVoice(frames.pitches, runs, duration),
    loudnessVariationDb: isQuietRoom ? deviationOf(inRuns(frames.levels, runs)) : null,
    levelAboveNoiseDb: loud - noise,
    ...findExamples(frames, runs),
  };
}

function findExamples({ levels, pitches }: SoundFrames, runs: readonly Run[]) {
  const loudness: (number | null)[] = Array.from(levels, () => null);
  const pitch = [...loudness];
  for (const { first, last } of runs) {
    for (let index = first; index <= last; index += 1) {
      loudness[index] = levels[index] ?? null;
      pitch[index] = pitches[index] ? OCTAVE_SEMITONES * Math.log2(pitches[index] ?? 1) : null;
    }
  }
  return { steadyLoudness: findSteadiest(loudness), steadyPitch: findSteadiest(pitch) };
}

/** Runs of sound that are long enough to be speech. */
function findSpeech(levels: Float32Array, threshold: number): Run[] {
  const runs: Run[] = [];
  let first = -1;
  for (let index = 0; index <= levels.length; index += 1) {
    const isSound = (levels[index] ?? Number.NEGATIVE_INFINITY) > threshold;
    if (isSound && first < 0) first = index;
    if (isSound || first < 0) continue;
    if ((index - first) * FRAME_SECONDS >= SHORTEST_SOUND_SECONDS) runs.push({ first, last: index - 1 });
    first = -1;
  }
  return runs;
}

function findPauses(runs: readonly Run[]): Pause[] {
  return runs.slice(1).flatMap((run, index) => {
    const startSeconds = ((runs[index]?.last ?? 0) + 1) * FRAME_SECONDS;
    const endSeconds = run.first * FRAME_SECONDS;
    return endSeconds - startSeconds > SHORTEST_PAUSE_SECONDS ? [{ startSeconds, endSeconds }] : [];
  });
}

function inRuns(values: Float32Array, runs: readonly Run[]): number[] {
  return runs.flatMap(({ first, last }) => [...values.subarray(first, last + 1)]);
}

function measureVoice(pitches: Float32Array, runs: readonly Run[], duration: number) {
  const voiced: number[] = [];
  let [first, last] = [-1, -1];
  for (const run of runs) {
    for (let index = run.first; index <= run.last; index += 1) {
      const pitch = pitches[index] ?? 0;
      if (pitch === 0) continue;
      if (first < 0) first = index;
      last = index;
      voiced.push(pitch);
    }
  }
  if (voiced.length === 0) return { voicedShare: 0, voiceBreakShare: 1, pitchVariationSemitones: null };
  const median = quantile(Float32Array.from(voiced).sort(), 0.5);
  // A pitch an octave off is a mistake of the measuring rather than of the speaker.
  const semitones = voiced
    .map((pitch) => OCTAVE_SEMITONES * Math.log2(pitch / median))
    .filter((distance) => Math.abs(distance) < OCTAVE_SEMITONES * 0.9);
  return {
    voicedShare: (voiced.length * FRAME_SECONDS) / duration,
    voiceBreakShare: ((last - first + 1 - voiced.length) * FRAME_SECONDS) / duration,
    pitchVariationSemitones: deviationOf(semitones),
  };
}

/** Peaks of the smoothed loudness that have a pitch and a dip before them. */
function countSyllables(frames: SoundFrames, runs: readonly Run[]): number {
  return sumOf(runs.map((run) => countSyllablesOfRun(frames, run)));
}

function countSyllablesOfRun({ levels, pitches }: SoundFrames, { first, last }: Run): number {
  let count = 0;
  let valley = Number.NEGATIVE_INFINITY;
  let peak = Number.NEGATIVE_INFINITY;
  let hasPitch = false;
  for (let index = first; index <= last; index += 1) {
    const level = smoothed(levels, index);
    if (level > peak) peak = level;
    if ((pitches[index] ?? 0) > 0) hasPitch = true;
    if (level > peak - SYLLABLE_DIP_DB) continue;
    // Down from a peak: it counts once, and the next one has to rise from here.
    if (hasPitch && peak - valley >= SYLLABLE_DIP_DB) count += 1;
    hasPitch = false;
    index = lowestFrom(levels, index, last);
    valley = smoothed(levels, index);
    peak = valley;
  }
  return hasPitch && peak - valley >= SYLLABLE_DIP_DB ? count + 1 : count;
}

/** The frame, from `index` to `last`, where the smoothed loudness stops falling. */
function lowestFrom(levels: Float32Array, index: number, last: number): number {
  let lowest = index;
  while (lowest < last && smoothed(levels, lowest + 1) <= smoothed(levels, lowest)) lowest += 1;
  return lowest;
}

/** The mean of 50 ms. */
function smoothed(levels: Float32Array, index: number): number {
  let sum = 0;
  let count = 0;
  for (let near = Math.max(0, index - 2); near <= Math.min(levels.length - 1, index + 2); near += 1) {
    sum += levels[near] ?? 0;
    count += 1;
  }
  return sum / count;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const quantile = (sorted: Float32Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function deviationOf(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const mean = sumOf(values) / values.length;
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / values.length);
}
