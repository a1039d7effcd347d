import { describe, expect, it } from 'vitest';
import { compareDelivery } from './compare-delivery.ts';

const MEASURE = {
  thinkingSeconds: 1,
  durationSeconds: 60,
  pauses: [],
  pauseCount: 12,
  pauseSeconds: 8,
  pauseShare: 0.13,
  meanPauseSeconds: 0.66,
  longestPauseSeconds: 1.5,
  articulationRate: 4,
  voicedShare: 0.5,
  voiceBreakShare: 0.47,
  loudnessVariationDb: 7,
  pitchVariationSemitones: 3,
  levelAboveNoiseDb: 40,
};
const hear = (wordCount: number | null, change: Partial<typeof MEASURE> = {}) => ({
  wordCount,
  sound: { measure: { ...MEASURE, ...change }, waveform: [], lengthSeconds: 61 },
});

describe('the sound of two attempts', () => {
  it('is compared by pace and the longest pause', () => {
    expect(compareDelivery(hear(121, { longestPauseSeconds: 5.2 }), hear(158))).toEqual([
      { sign: 'pace', from: 121, to: 158 },
      { sign: 'longestPause', from: 5.2, to: 1.5 },
    ]);
    expect(compareDelivery(hear(158), hear(121, { longestPauseSeconds: 5.2 }))).toEqual([
      { sign: 'pace', from: 158, to: 121 },
      { sign: 'longestPause', from: 1.5, to: 5.2 },
    ]);
  });

  it('is the same where the differences are small', () => {
    expect(compareDelivery(hear(150), hear(160, { longestPauseSeconds: 2.1 }))).toEqual([]);
    expect(compareDelivery(hear(150, { longestPauseSeconds: 0.6 }), hear(150, { longestPauseSeconds: 1.7 }))).toEqual(
      [],
    );
    expect(compareDelivery(hear(null), hear(200))).toEqual([]);
  });

  it('is not compared where one of them is typed, too short or measured without pauses', () => {
    const voiceOnly = { wordCount: 150, sound: { measure: null, waveform: [], lengthSeconds: 60 } };
    expect(compareDelivery(undefined, hear(150))).toBeNull();
    expect(compareDelivery(hear(150), hear(30, { durationSeconds: 12, pauseCount: 2, pauseSeconds: 1 }))).toBeNull();
    expect(compareDelivery(hear(150), voiceOnly)).toBeNull();
  });
});
