import { describe, expect, it } from 'vitest';
import { buildTone } from '../../testing/build-sound.ts';
import { resample } from './resample.ts';

/** Level in decibels relative to a full sine of the same length, edges left out. */
function measureDb(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 10, (samples.length * 9) / 10);
  const power = middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length;
  return 10 * Math.log10(power * 2 + 1e-12);
}

describe('resample', () => {
  it('returns the same samples at the same rate', () => {
    const samples = buildTone(440, 10, 16_000);
    expect(resample(samples, 16_000, 16_000)).toBe(samples);
  });

  it.each([8000, 11_025, 22_050, 24_000, 44_100, 48_000, 96_000, 11_127])(
    'keeps length, level and shape of a voice frequency from %i Hz',
    (rate) => {
      const expected = buildTone(1000, 500, 16_000);
      const actual = resample(buildTone(1000, 500, rate), rate, 16_000);
      expect(Math.abs(actual.length - expected.length)).toBeLessThanOrEqual(2);
      const difference = actual.map((sample, index) => sample - (expected[index] ?? sample));
      expect(measureDb(difference)).toBeLessThan(-60);
    },
  );

  it('keeps what lies just under half the new rate', () => {
    expect(measureDb(resample(buildTone(6500, 500, 48_000, 1), 48_000, 16_000))).toBeGreaterThan(-0.5);
  });

  it.each([9000, 12_000, 15_000, 20_000])('lets nothing of %i Hz fold back into the voice', (frequency) => {
    expect(measureDb(resample(buildTone(frequency, 500, 48_000, 1), 48_000, 16_000))).toBeLessThan(-60);
  });

  it('returns nothing for nothing', () => {
    expect(resample(new Float32Array(0), 48_000, 16_000)).toHaveLength(0);
  });
});
