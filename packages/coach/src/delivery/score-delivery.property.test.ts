import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryInput, scoreDelivery } from './score-delivery.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const orUnknown = (min: number, max: number) => fc.option(between(min, max), { nil: null });

/** Answers of 40 s to three minutes with at least 20 s of speech, and any measures that a recording can have, or none. */
const answers: fc.Arbitrary<DeliveryInput> = fc
  .record({
    durationSeconds: between(40, 180),
    pauseCount: fc.integer({ min: 0, max: 60 }),
    silence: between(0, 0.5),
    wordCount: fc.option(fc.integer({ min: 1, max: 230 }), { nil: null }),
    meanPauseSeconds: orUnknown(0.25, 6),
    longestPauseSeconds: orUnknown(0.25, 20),
    voicedShare: orUnknown(0, 1),
    voiceBreakShare: orUnknown(0, 1),
    loudnessVariationDb: orUnknown(0, 20),
    pitchVariationSemitones: orUnknown(0, 12),
  })
  .map(({ silence, ...answer }) => ({ ...answer, pauseSeconds: silence * answer.durationSeconds }));
const scoreOf = (answer: DeliveryInput): number => scoreDelivery(answer).score ?? Number.NaN;

type Sign = keyof DeliveryInput;
const HIGHER_IS_BETTER: [Sign, number][] = [
  ['voicedShare', 1],
  ['loudnessVariationDb', 20],
  ['pitchVariationSemitones', 12],
];
const LOWER_IS_BETTER: [Sign, number][] = [
  ['meanPauseSeconds', 6],
  ['longestPauseSeconds', 20],
  ['voiceBreakShare', 1],
];

function neverFalls(sign: Sign, most: number, direction: 1 | -1): void {
  fc.assert(
    fc.property(answers, between(0, most), between(0, most), (answer, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const [worse, better] = direction === 1 ? [low, high] : [high, low];
      expect(scoreOf({ ...answer, [sign]: better })).toBeGreaterThanOrEqual(scoreOf({ ...answer, [sign]: worse }));
    }),
  );
}

describe('the delivery score of any answer', () => {
  it.each(HIGHER_IS_BETTER)('never falls when %s rises', (sign, most) => neverFalls(sign, most, 1));
  it.each(LOWER_IS_BETTER)('never falls when %s falls', (sign, most) => neverFalls(sign, most, -1));

  it('never falls when the same time holds more words, as many as anyone can say', () => {
    fc.assert(
      fc.property(answers, between(1, 350), between(1, 350), (answer, one, other) => {
        const wordsAt = (pace: number) => Math.max(1, Math.floor((pace * answer.durationSeconds) / 60));
        const [slow, fast] = one < other ? [one, other] : [other, one];
        const faster = scoreOf({ ...answer, wordCount: wordsAt(fast) });
        expect(faster).toBeGreaterThanOrEqual(scoreOf({ ...answer, wordCount: wordsAt(slow) }));
      }),
    );
  });

  it('never falls when the pauses take less time together', () => {
    fc.assert(
      fc.property(answers, between(0, 1), (answer, share) => {
        const measured = { ...answer, meanPauseSeconds: null };
        const shorter = scoreOf({ ...measured, pauseSeconds: share * answer.pauseSeconds });
        expect(shorter).toBeGreaterThanOrEqual(scoreOf(measured));
      }),
    );
  });

  it('is on the scale in tenths, with three remarks at most', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const { score, remarks } = scoreDelivery(answer);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(5);
        expect((score ?? 0) * 10).toBeCloseTo(Math.round((score ?? 0) * 10), 9);
        expect(remarks.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
