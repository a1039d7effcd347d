/**
 * How speech ended before a silence: `falling` as a finished sentence does, `held` on one flat pitch as "um" is, `open` otherwise.
 * `unknown` where too little of it had a pitch.
 */
export type SpokenEnding = 'falling' | 'held' | 'open' | 'unknown';

const OCTAVE_SEMITONES = 12;
/** The end of the last word. */
const LAST_MS = 125;
/** What it falls from. */
const BEFORE_MS = 300;
/** Earlier sound is not the last stretch any more. */
const STRETCH_MS = 1000;
/** A voice is low in the lowest fifth of its own range, whatever that is: some people speak within two semitones. */
const LOW_SHARE = 0.2;
const LEAST_FALL_SEMITONES = 0.3;
const LEAST_KNOWN_MS = 1000;
/** No vowel of a word is held so long, and so flat. */
const HELD_MS = 350;
const FLAT_SEMITONES = 0.35;

/** Hears the pitch of one speaker, one every `frameMs` from the first word on; 0 where the sound has none. */
export function createEndingListener(frameMs: number) {
  const framesOf = (ms: number): number => Math.max(1, Math.round(ms / frameMs));
  const pitches: number[] = [];
  return {
    hear: (pitch: number): void => void pitches.push(pitch),
    /** Judges the last voiced stretch. */
    judge(): SpokenEnding {
      const end = pitches.findLastIndex((pitch) => pitch > 0) + 1;
      const known = pitches.filter((pitch) => pitch > 0);
      if (known.length < framesOf(LEAST_KNOWN_MS)) return 'unknown';
      const median = quantile(known, 0.5);
      const own = toSemitones(known, median);
      const stretch = toSemitones(pitches.slice(Math.max(0, end - framesOf(STRETCH_MS)), end), median);
      const last = quantile(stretch.slice(-framesOf(LAST_MS)), 0.5);
      const before = quantile(stretch.slice(-framesOf(LAST_MS + BEFORE_MS), -framesOf(LAST_MS)), 0.5);
      if (last <= quantile(own, LOW_SHARE) && last <= before - LEAST_FALL_SEMITONES) return 'falling';
      const held = pitches.slice(Math.max(0, end - framesOf(HELD_MS)), end);
      return held.every((pitch) => pitch > 0) && isFlat(toSemitones(held, median)) ? 'held' : 'open';
    },
  };
}

/** Distances to the median; one of an octave is a mistake of the measuring. */
const toSemitones = (pitches: readonly number[], median: number): number[] =>
  pitches
    .filter((pitch) => pitch > 0)
    .map((pitch) => OCTAVE_SEMITONES * Math.log2(pitch / median))
    .filter((distance) => Math.abs(distance) < OCTAVE_SEMITONES * 0.9);

const isFlat = (semitones: readonly number[]): boolean => {
  const middle = quantile(semitones, 0.5);
  return semitones.every((value) => Math.abs(value - middle) <= FLAT_SEMITONES);
};

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
