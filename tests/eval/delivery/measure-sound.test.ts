import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSoundMeter, measureSound } from '@greenroom/coach/delivery/measure-sound';
import { describe, expect, it } from 'vitest';

const RATE = 16_000;
const HEADER_BYTES = 44;
const FILE = fileURLToPath(new URL('../../e2e/recordings/short-answer.wav', import.meta.url));
const bytes = readFileSync(FILE);
const spoken = Float32Array.from(
  { length: (bytes.length - HEADER_BYTES) >> 1 },
  (_, at) => bytes.readInt16LE(HEADER_BYTES + 2 * at) / 32_768,
);

describe('measuring a sound in pieces', () => {
  it.each([100, 960, 10_007])('gives the same as the whole, with pieces of %d samples', (length) => {
    const meter = createSoundMeter(RATE, false);
    for (let at = 0; at < spoken.length; at += length) meter.push(spoken.subarray(at, at + length));
    const whole = measureSound(spoken, RATE, false);
    expect(whole.measure?.durationSeconds).toBeGreaterThan(5);
    expect(meter.finish()).toEqual(whole);
  });

  it('changes no sample', () => {
    const before = spoken.slice();
    measureSound(spoken, RATE, false);
    expect(spoken).toEqual(before);
  });

  it('has nothing about pace and pauses where they are not to be judged', () => {
    const { measure, waveform, lengthSeconds } = measureSound(spoken, RATE, true);
    expect(measure).not.toHaveProperty('pauses');
    expect(measure).toHaveProperty('pitchVariationSemitones');
    expect(Math.max(...waveform)).toBe(1);
    expect(lengthSeconds).toBeCloseTo(spoken.length / RATE, 6);
  });
});
