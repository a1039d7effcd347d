import type { SpeechMeasure } from '@greenroom/coach/delivery/measure-speech';
import { voiceOf } from '@greenroom/coach/delivery/voice-of';
import { describe, expect, it } from 'vitest';
import { judgeDelivery } from './judge-delivery.ts';

const MEASURE: SpeechMeasure = {
  thinkingSeconds: 1,
  durationSeconds: 60,
  pauses: [
    { startSeconds: 10, endSeconds: 10.6 },
    { startSeconds: 30, endSeconds: 35 },
  ],
  pauseCount: 12,
  pauseSeconds: 8,
  pauseShare: 0.13,
  meanPauseSeconds: 0.66,
  longestPauseSeconds: 5,
  articulationRate: 4,
  voicedShare: 0.5,
  voiceBreakShare: 0.47,
  loudnessVariationDb: 7,
  pitchVariationSemitones: 1,
  levelAboveNoiseDb: 40,
  steadyPitch: { startSeconds: 40, endSeconds: 48 },
};

describe('judging a measured answer', () => {
  it('scores it and says where a remark about a pause can be heard', () => {
    const judged = judgeDelivery(MEASURE, 155);
    expect(judged).toMatchObject({
      kind: 'scored',
      remarks: [{ stretch: { startSeconds: 28, endSeconds: 37 } }, { stretch: { startSeconds: 40, endSeconds: 48 } }],
    });
  });

  it('plays the most silent ten seconds of slow speech and the least silent ones of lively speech', () => {
    const stretchOf = (words: number) => {
      const judged = judgeDelivery({ ...MEASURE, pitchVariationSemitones: 3, longestPauseSeconds: 3 }, words);
      return judged.kind === 'scored' ? judged.remarks[0]?.stretch : null;
    };
    expect(stretchOf(100)).toEqual({ startSeconds: 25, endSeconds: 35 });
    expect(stretchOf(180)).toEqual({ startSeconds: 11, endSeconds: 21 });
  });

  it('plays a pause of the usual length where most are long', () => {
    const pauses = [1, 1.2, 1.1, 3.5].map((length, at) => ({ startSeconds: at * 10, endSeconds: at * 10 + length }));
    const long = { pauses, pauseCount: 4, pauseSeconds: 6.8, meanPauseSeconds: 1.7, longestPauseSeconds: 3.5 };
    const judged = judgeDelivery({ ...MEASURE, ...long, pitchVariationSemitones: 3 }, 155);
    expect(judged).toMatchObject({ remarks: [{ stretch: { startSeconds: 18, endSeconds: 23.1 } }] });
  });

  it('says nothing of pace and pauses without their measures', () => {
    const judged = judgeDelivery(voiceOf(MEASURE), 60);
    expect(judged).toMatchObject({ kind: 'voice-only', remarks: [{ stretch: { startSeconds: 40, endSeconds: 48 } }] });
    expect(JSON.stringify(judged)).not.toMatch(/pause|words a minute|slow/);
  });

  it.each([MEASURE, voiceOf(MEASURE)])('does not judge below 20 s of speech', (measure) => {
    expect(judgeDelivery({ ...measure, durationSeconds: 15 }, 40)).toEqual({ kind: 'too-short' });
  });

  it('does not judge what could not be measured', () => {
    expect(judgeDelivery(null, 100)).toEqual({ kind: 'no-sound' });
  });
});
