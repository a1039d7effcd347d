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
};

describe('judging a measured answer', () => {
  it('scores it and says where a remark about a pause can be heard', () => {
    const judged = judgeDelivery(MEASURE, 155);
    expect(judged).toMatchObject({ kind: 'scored', remarks: [{ fromSeconds: 28 }, { fromSeconds: null }] });
  });

  it('says nothing of pace and pauses without their measures', () => {
    const judged = judgeDelivery(voiceOf(MEASURE), 60);
    expect(judged).toMatchObject({ kind: 'voice-only', remarks: [{ fromSeconds: null }] });
    expect(JSON.stringify(judged)).not.toMatch(/pause|words a minute|slow/);
  });

  it.each([MEASURE, voiceOf(MEASURE)])('does not judge below 20 s of speech', (measure) => {
    expect(judgeDelivery({ ...measure, durationSeconds: 15 }, 40)).toEqual({ kind: 'too-short' });
  });

  it('does not judge what could not be measured', () => {
    expect(judgeDelivery(null, 100)).toEqual({ kind: 'no-sound' });
  });
});
