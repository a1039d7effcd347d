import { describe, expect, it } from 'vitest';
import { describeSound } from './describe-sound.ts';

const MEASURE = {
  thinkingSeconds: 3,
  durationSeconds: 60,
  pauses: [],
  pauseCount: 10,
  pauseSeconds: 6,
  pauseShare: 0.1,
  meanPauseSeconds: 0.6,
  longestPauseSeconds: 2,
  articulationRate: 4,
  voicedShare: 0.5,
  voiceBreakShare: 0.4,
  loudnessVariationDb: 7,
  pitchVariationSemitones: 3,
  levelAboveNoiseDb: 40,
};

describe('what the feedback is told of the sound', () => {
  it('is the time from the first to the last word, with the pauses between', () => {
    expect(describeSound([MEASURE], 'all')).toEqual({
      durationMs: 60_000,
      sound: {
        loudnessVariationDb: 7,
        pitchVariationSemitones: 3,
        pauses: { pauseCount: 10, pauseSeconds: 6, longestPauseSeconds: 2, voicedShare: 0.5, voiceBreakShare: 0.4 },
      },
    });
  });

  it('joins an answer and the answer to its follow-up', () => {
    const second = { ...MEASURE, durationSeconds: 20, longestPauseSeconds: 4, pitchVariationSemitones: 5 };
    expect(describeSound([MEASURE, second], 'all')).toMatchObject({
      durationMs: 80_000,
      sound: { pitchVariationSemitones: 3.5, pauses: { pauseCount: 20, longestPauseSeconds: 4 } },
    });
    expect(describeSound([MEASURE, undefined], 'all')).toEqual({});
  });

  it('has nothing of pace and pauses where they are not to be judged, and nothing at all without delivery', () => {
    expect(describeSound([MEASURE], 'voice')).toEqual({
      sound: { loudnessVariationDb: 7, pitchVariationSemitones: 3 },
    });
    expect(describeSound([{ ...MEASURE, durationSeconds: 12 }], 'voice')).toEqual({});
    expect(describeSound([MEASURE], 'none')).toEqual({});
  });
});
