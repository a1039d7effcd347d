import { describe, expect, it } from 'vitest';
import { buildTone, buildWav } from '../../testing/build-sound.ts';
import { joinWav, readWav } from './join-wav.ts';

const WAV = buildWav([buildTone(200, 100, 16_000)], 16_000);

describe('readWav', () => {
  it('reads kind and samples', () => {
    expect(readWav(WAV)).toMatchObject({ sampleRate: 16_000, channelCount: 1, bitsPerSample: 16 });
    expect(readWav(WAV).samples).toHaveLength(3200);
  });

  it('does not believe the length that a voice writes before it has spoken', () => {
    const streamed = Buffer.from(WAV);
    streamed.writeUInt32LE(0x7fff_f000, 40);
    expect(readWav(streamed).samples).toHaveLength(3200);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an error message', Buffer.from('Error: voice not found, data is missing')],
    ['a WAV that is not plain', buildWav([buildTone(200, 100, 16_000)], 16_000, 'f32')],
    ['a header alone', WAV.subarray(0, 30)],
  ])('refuses %s', (_, bytes) => {
    expect(() => readWav(bytes)).toThrow('no plain WAV');
  });
});

describe('joinWav', () => {
  it('puts one sound after the other under one right header', () => {
    const joined = joinWav([readWav(WAV), readWav(WAV)]);
    expect(readWav(joined).samples).toEqual(Buffer.concat([readWav(WAV).samples, readWav(WAV).samples]));
    expect(joined.readUInt32LE(4)).toBe(joined.length - 8);
    expect(joined.readUInt32LE(40)).toBe(joined.length - 44);
  });
});
