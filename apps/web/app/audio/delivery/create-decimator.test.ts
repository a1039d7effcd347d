import { describe, expect, it } from 'vitest';
import { createDecimator } from './create-decimator.ts';

const RATE = 48_000;
const STEP = 3;
const tone = (hertz: number) =>
  Float32Array.from({ length: RATE }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / RATE));
/** Without the first samples, before which there is silence. */
const loudnessOf = (samples: Float32Array) => Math.max(...samples.subarray(100).map(Math.abs));

describe('keeping every third sample', () => {
  it.each([100, 500, 1000])('leaves a tone of %d Hz as it is', (hertz) => {
    const decimated = createDecimator(STEP)(tone(hertz));
    expect(decimated).toHaveLength(RATE / STEP);
    expect(loudnessOf(decimated)).toBeCloseTo(1, 1);
  });

  it.each([12_000, 15_000, 20_000])('takes a tone of %d Hz out, which would come back as a lower one', (hertz) => {
    expect(loudnessOf(createDecimator(STEP)(tone(hertz)))).toBeLessThan(0.02);
  });

  it('gives the same in pieces of any length', () => {
    const sound = tone(700);
    const whole = createDecimator(STEP)(sound).slice();
    const decimate = createDecimator(STEP);
    const pieces: number[] = [];
    for (let at = 0, length = 1; at < sound.length; at += length, length = (length * 7 + 3) % 1000)
      pieces.push(...decimate(sound.subarray(at, at + length)));
    expect(Float32Array.from(pieces)).toEqual(whole);
  });
});
