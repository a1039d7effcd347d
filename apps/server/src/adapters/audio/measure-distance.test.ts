import { measureSpeech } from '@greenroom/coach/delivery/measure-speech';
import { scoreDelivery } from '@greenroom/coach/delivery/score-delivery';
import { describe, expect, it } from 'vitest';
import { readRecording } from '../../testing/recordings.ts';

const RATE = 16_000;

/** Hiss of a room, the same at every run. */
function addNoise(samples: Float32Array, decibels: number): Float32Array {
  let seed = 1;
  let low = 0;
  return samples.map((sample) => {
    seed = (seed * 48_271) % 2_147_483_647;
    low = 0.7 * low + 0.3 * ((2 * seed) / 2_147_483_647 - 1);
    return sample + low * 10 ** (decibels / 20) * 4.1;
  });
}

describe('the same answer elsewhere', () => {
  const spoken = readSamples('leading-change', 'about-me', 'a-mistake');
  const score = (samples: Float32Array) => {
    const measured = measureSpeech(samples, RATE);
    return measured ? (scoreDelivery({ ...measured, wordCount: 130 }).score ?? Number.NaN) : Number.NaN;
  };
  const near = score(spoken);

  it.each([
    ['at twice the distance', spoken.map((sample) => sample / 2)],
    ['at eight times the distance', spoken.map((sample) => sample / 8)],
    ['with a quiet fan', addNoise(spoken, -55)],
    ['with a loud fan', addNoise(spoken, -40)],
    [
      'far away with a fan',
      addNoise(
        spoken.map((sample) => sample / 4),
        -54,
      ),
    ],
  ])('moves the score by at most 0.3: %s', (_, samples) => {
    expect(Math.abs(score(samples) - near)).toBeLessThanOrEqual(0.3);
  });
});

/** Recordings of the journeys, one after the other: PCM of 16 bits behind a header of 44 bytes. */
function readSamples(...names: string[]): Float32Array {
  const samples = names.flatMap((name) => {
    const file = readRecording(`${name}.wav`);
    const pcm = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + (file.length & ~1)));
    return Array.from(pcm, (sample) => sample / 32_768);
  });
  return Float32Array.from(samples);
}
