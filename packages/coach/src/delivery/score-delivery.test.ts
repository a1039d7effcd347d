import { describe, expect, it } from 'vitest';
import { type DeliveryInput, scoreDelivery } from './score-delivery.ts';

const USUAL: DeliveryInput = {
  durationSeconds: 60,
  wordCount: 155,
  pauseCount: 25,
  pauseSeconds: 16.5,
  meanPauseSeconds: 0.66,
  longestPauseSeconds: 2.8,
  voicedShare: 0.5,
  voiceBreakShare: 0.47,
  loudnessVariationDb: 7,
  pitchVariationSemitones: 3.9,
};
const score = (change: Partial<DeliveryInput> = {}) => scoreDelivery({ ...USUAL, ...change }).score ?? Number.NaN;
const remarks = (change: Partial<DeliveryInput> = {}) => scoreDelivery({ ...USUAL, ...change }).remarks;

describe('the delivery score', () => {
  it('is in the middle for the usual speaker', () => {
    expect(score()).toBe(3.2);
  });

  it.each<[keyof DeliveryInput, number[]]>([
    ['wordCount', [60, 100, 140, 170, 200]],
    ['meanPauseSeconds', [1.2, 0.9, 0.75, 0.6, 0.54]],
    ['longestPauseSeconds', [7, 5, 3, 1]],
    ['voicedShare', [0.2, 0.4, 0.6]],
    ['voiceBreakShare', [0.7, 0.5, 0.3]],
    ['loudnessVariationDb', [3, 6, 9]],
    ['pitchVariationSemitones', [1, 4, 7]],
  ])('rises with %s from %j', (name, values) => {
    const scores = values.map((value) => score({ [name]: value }));
    for (let index = 1; index < scores.length; index += 1)
      expect(scores[index]).toBeGreaterThan(scores[index - 1] ?? 5);
  });

  it.each<[string, Partial<DeliveryInput>, Partial<DeliveryInput>]>([
    ['more than 200 words a minute', { wordCount: 200 }, { wordCount: 240 }],
    ['pauses shorter than half a second', { meanPauseSeconds: 0.54 }, { meanPauseSeconds: 0.35 }],
    ['a measure that is not known or not a number', { wordCount: null }, { wordCount: Number.NaN }],
    ['a word count of 0, which is a recogniser that heard nothing', { wordCount: null }, { wordCount: 0 }],
    ['a mean pause that follows from the others', {}, { meanPauseSeconds: null }],
    ['a length of which the measures are shares', {}, { durationSeconds: 120, wordCount: 310 }],
  ])('does not change with %s', (_, before, after) => {
    expect(score(after)).toBe(score(before));
  });

  it.each<[Partial<DeliveryInput>, number]>([
    [{ wordCount: 0, meanPauseSeconds: 60, longestPauseSeconds: 60, voicedShare: 0, voiceBreakShare: 1 }, 1],
    [{ wordCount: 220, meanPauseSeconds: 0.4, longestPauseSeconds: 0.8, voicedShare: 0.75, voiceBreakShare: 0.2 }, 4.4],
  ])('stays on the scale: %j', (change, expected) => {
    expect(score(change)).toBeCloseTo(expected, 0);
  });

  it('needs no more than the duration and the pauses', () => {
    expect(scoreDelivery({ durationSeconds: 40, pauseCount: 10, pauseSeconds: 5 }).score).toBe(3.9);
    expect(scoreDelivery({ durationSeconds: 40, pauseCount: 10, pauseSeconds: 11 }).score).toBe(0.8);
    expect(scoreDelivery({ durationSeconds: 40, pauseCount: 0, pauseSeconds: 0 }).score).toBe(3.9);
  });

  it.each([
    [15, 4, 2],
    [19.9, 0, 0],
    [30, 5, 15],
    [60, 1, 60],
    [0, 0, 0],
    [Number.NaN, 0, 0],
  ])(
    'is null below 20 s of speech: %d s with %d pauses of %d s together',
    (durationSeconds, pauseCount, pauseSeconds) => {
      const input = { ...USUAL, durationSeconds, pauseCount, pauseSeconds, meanPauseSeconds: null };
      expect(scoreDelivery(input)).toEqual({ score: null, remarks: [] });
    },
  );
});

describe('the remarks', () => {
  it('say nothing of usual delivery', () => {
    expect(remarks()).toEqual([]);
  });

  it.each<[Partial<DeliveryInput>, string]>([
    [
      { wordCount: 98 },
      'You spoke slowly, at about 98 words a minute. Listeners stay with you more easily at 150 or more.',
    ],
    [{ wordCount: 181 }, 'You kept up a lively pace, about 181 words a minute. Listeners like that.'],
    [
      { meanPauseSeconds: 1.13 },
      'Most of your pauses were long, about 1.1 seconds. Half a second is enough between two thoughts.',
    ],
    [
      { longestPauseSeconds: 5.2 },
      'Once you were silent for 5 seconds. If you need a moment, say so: "Let me think about that."',
    ],
    [
      { loudnessVariationDb: 3.5 },
      'Your voice stayed at nearly the same loudness. Say the words that matter most a little louder.',
    ],
    [
      { pitchVariationSemitones: 1.2 },
      'Your voice stayed on nearly one note. Let it rise and fall as it does when you talk to a friend.',
    ],
  ])('name what is clear: %j', (change, text) => {
    expect(remarks(change)).toEqual([text]);
  });

  it('do not call all pauses long because of one silence, or of two or three pauses', () => {
    const oneSilence = { pauseCount: 6, pauseSeconds: 7.4, meanPauseSeconds: 1.23, longestPauseSeconds: 5.5 };
    expect(remarks(oneSilence).join(' ')).not.toContain('Most of your pauses');
    expect(remarks({ pauseCount: 3, meanPauseSeconds: 1.2 }).join(' ')).not.toContain('Most of your pauses');
  });

  it('are three at most', () => {
    const everything = { wordCount: 80, meanPauseSeconds: 1.5, longestPauseSeconds: 9, loudnessVariationDb: 3 };
    expect(remarks(everything)).toHaveLength(3);
  });
});
