import { describe, expect, it } from 'vitest';
import { drawWaveform } from './draw-waveform.ts';

describe('a waveform', () => {
  it('is as high as the sound is loud, the loudest bar being 1', () => {
    expect(drawWaveform(Float32Array.of(0, 0, 0.2, -0.2, 0.4, -0.4), 3)).toEqual([0, 0.5, 1]);
  });
  it('is flat for silence and for no samples', () => {
    expect(drawWaveform(new Float32Array(100), 4)).toEqual([0, 0, 0, 0]);
    expect(drawWaveform(new Float32Array(0), 2)).toEqual([0, 0]);
  });
});
