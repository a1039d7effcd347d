import { describe, expect, it } from 'vitest';
import { buildTone, joinSounds, toPcm } from '../../testing/build-sound.ts';
import { applyGain, findGain } from './adjust-level.ts';

const SPEECH = [{ startSample: 16_000, endSample: 32_000 }];
const buildRecording = (level: number) =>
  toPcm(joinSounds(new Float32Array(16_000), buildTone(200, 1000, 16_000, level)));

describe('findGain', () => {
  it('brings a loud and a quiet voice to the same level, whatever silence stands around them', () => {
    const [loud, quiet] = [0.5, 0.01].map((level) => {
      const pcm = buildRecording(level);
      return Math.max(...applyGain(pcm, findGain(pcm, SPEECH)));
    });
    expect(loud).toBeGreaterThan(1500);
    expect(loud).toBeLessThan(2500);
    expect(Math.abs((loud ?? 0) - (quiet ?? 0))).toBeLessThan(30);
  });

  it('does not blow up what is next to silence', () => {
    expect(findGain(buildRecording(0.0001), SPEECH)).toBeLessThanOrEqual(50);
    expect(findGain(new Int16Array(32_000), SPEECH)).toBe(1);
  });
});

describe('applyGain', () => {
  it('clips instead of wrapping around', () => {
    expect([...applyGain(Int16Array.of(20_000, -20_000, 1), 2)]).toEqual([32_767, -32_768, 2]);
  });
});
