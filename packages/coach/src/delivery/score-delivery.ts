import { type DeliverySigns, type HeardSigns, listRemarks } from './delivery-remarks.ts';
import { measurePace } from './measure-pace.ts';

/**
 * How an answer sounded. Seconds, shares from 0 to 1, decibels and semitones. Pauses are silences over 0.25 s after the first word; the
 * silence before the first word is thinking time and is not part of any of these. `null` and absent both mean "not known".
 */
export type DeliveryInput = {
  durationSeconds: number;
  pauseCount: number;
  pauseSeconds: number;
  wordCount?: number | null;
  meanPauseSeconds?: number | null;
  longestPauseSeconds?: number | null;
  /** Voiced time of the whole duration. */
  voicedShare?: number | null;
  /** Unvoiced time between the first and the last voiced moment, of the whole duration. */
  voiceBreakShare?: number | null;
  /** Standard deviation of the loudness. */
  loudnessVariationDb?: number | null;
  /** Standard deviation of the pitch around the speaker's own. */
  pitchVariationSemitones?: number | null;
};

export type DeliveryScore = {
  /** 0 to 5 in steps of 0.1; null below 20 s of speech. */
  score: number | null;
  /** At most three sentences for the speaker; none where nothing is clear. */
  remarks: string[];
};

/**
 * Centre and spread of each sign over spoken interview answers that people rated. `better` is the direction of their ratings, `weight` is
 * plain: pace and the usual pause count whole, the others half or less, since they say nearly the same or depend on the microphone.
 */
const SIGNS: Record<keyof DeliverySigns, { centre: number; spread: number; better: 1 | -1; weight: number }> = {
  wordsPerMinute: { centre: 155, spread: 30, better: 1, weight: 1 },
  meanPauseSeconds: { centre: 0.66, spread: 0.18, better: -1, weight: 1 },
  longestPauseSeconds: { centre: 2.8, spread: 2, better: -1, weight: 0.5 },
  voicedShare: { centre: 0.5, spread: 0.1, better: 1, weight: 0.5 },
  voiceBreakShare: { centre: 0.47, spread: 0.1, better: -1, weight: 0.5 },
  loudnessVariationDb: { centre: 7, spread: 1.3, better: 1, weight: 0.5 },
  pitchVariationSemitones: { centre: 3.9, spread: 1.2, better: 1, weight: 0.25 },
};
const SIGN_NAMES = Object.keys(SIGNS) as (keyof DeliverySigns)[];

/** Listeners like faster speech up to here and do not mind more. */
const FASTEST_THAT_HELPS = 200;
/** Shorter pauses are neither better nor worse. */
const BEST_PAUSE_SECONDS = 0.54;
const LEAST_SPEECH_SECONDS = 20;
/** A pause of this length belongs to speaking; only longer silence is taken off the length of the speech. */
const ORDINARY_PAUSE_SECONDS = 0.5;
/** Fewer pauses have no usual length. */
const LEAST_USUAL_PAUSES = 3;
/** One extreme sign must not decide alone. */
const LARGEST_DEVIATION = 2.5;
const AVERAGE_SCORE = 3.2;

/** Judges how an answer sounded, without its content. */
export function scoreDelivery(input: DeliveryInput): DeliveryScore {
  if (!hasEnoughSpeech(input)) return { score: null, remarks: [] };
  const signs = toSigns(input);
  let sum = 0;
  let weights = 0;
  for (const name of SIGN_NAMES) {
    const value = signs[name];
    if (value === null) continue;
    sum += SIGNS[name].weight * deviation(name, value);
    weights += SIGNS[name].weight;
  }
  const score = Math.min(5, Math.max(0, AVERAGE_SCORE + sum / weights));
  return { score: Math.round(score * 10) / 10, remarks: listRemarks(signs).map(({ text }) => text) };
}

/** False below 20 s of speech, where chance decides. */
export function hasEnoughSpeech({ durationSeconds, pauseCount, pauseSeconds }: DeliveryInput): boolean {
  const silence = Math.max(0, pauseSeconds - ORDINARY_PAUSE_SECONDS * pauseCount);
  return durationSeconds - silence >= LEAST_SPEECH_SECONDS;
}

/** The signs that are known, each in its own unit. The pauses are always known. */
export function toSigns(input: DeliveryInput): HeardSigns {
  const { durationSeconds, pauseCount, pauseSeconds } = input;
  const words = known(input.wordCount);
  const meanPauseSeconds = known(input.meanPauseSeconds) ?? (pauseCount > 0 ? pauseSeconds / pauseCount : 0);
  const others = pauseCount - 1;
  const othersSeconds = meanPauseSeconds * pauseCount - (known(input.longestPauseSeconds) ?? meanPauseSeconds);
  return {
    wordsPerMinute: words === null ? null : measurePace(words, durationSeconds * 1000),
    meanPauseSeconds,
    usualPauseSeconds: others >= LEAST_USUAL_PAUSES ? othersSeconds / others : null,
    longestPauseSeconds: known(input.longestPauseSeconds),
    voicedShare: known(input.voicedShare),
    voiceBreakShare: known(input.voiceBreakShare),
    loudnessVariationDb: known(input.loudnessVariationDb),
    pitchVariationSemitones: known(input.pitchVariationSemitones),
  };
}

const known = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** How far a value is from the usual one in standard deviations; above 0 is better. */
function deviation(name: keyof DeliverySigns, value: number): number {
  const { centre, spread, better } = SIGNS[name];
  const z = (better * (toEffective(name, value) - centre)) / spread;
  return Math.min(LARGEST_DEVIATION, Math.max(-LARGEST_DEVIATION, z));
}

function toEffective(name: keyof DeliverySigns, value: number): number {
  if (name === 'wordsPerMinute') return Math.min(value, FASTEST_THAT_HELPS);
  if (name === 'meanPauseSeconds') return Math.max(value, BEST_PAUSE_SECONDS);
  return value;
}
