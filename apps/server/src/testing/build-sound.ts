export type WavKind = 'u8' | 's16' | 's24' | 's32' | 'f32';

const BYTES_PER_SAMPLE: Record<WavKind, number> = { u8: 1, s16: 2, s24: 3, s32: 4, f32: 4 };

/** A sine, as samples from -1 to 1. */
export function buildTone(frequencyHz: number, durationMs: number, sampleRate: number, level = 0.5): Float32Array {
  const samples = new Float32Array(Math.round((durationMs * sampleRate) / 1000));
  return samples.map((_, index) => level * Math.sin((2 * Math.PI * frequencyHz * index) / sampleRate));
}

/** Noise of a fixed seed, evenly spread between -level and level. */
export function buildNoise(durationMs: number, sampleRate: number, level: number): Float32Array {
  let state = 1;
  return new Float32Array(Math.round((durationMs * sampleRate) / 1000)).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return level * (state / 2 ** 31 - 1);
  });
}

export function joinSounds(...sounds: Float32Array[]): Float32Array {
  return Float32Array.from(sounds.flatMap((sound) => Array.from(sound)));
}

export function toPcm(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(sample * 32_767));
}

function writeSample(bytes: Buffer, kind: WavKind, sample: number, offset: number): void {
  if (kind === 'u8') bytes.writeUInt8(Math.round(sample * 127 + 128), offset);
  if (kind === 's16') bytes.writeInt16LE(Math.round(sample * 32_767), offset);
  if (kind === 's24') bytes.writeIntLE(Math.round(sample * 8_388_607), offset, 3);
  if (kind === 's32') bytes.writeInt32LE(Math.round(sample * 2_147_483_647), offset);
  if (kind === 'f32') bytes.writeFloatLE(sample, offset);
}

/** A WAV file of one or more channels of the same length. */
export function buildWav(channels: Float32Array[], sampleRate: number, kind: WavKind = 's16'): Buffer {
  const sampleBytes = BYTES_PER_SAMPLE[kind];
  const frameBytes = sampleBytes * channels.length;
  const data = Buffer.alloc((channels[0]?.length ?? 0) * frameBytes);
  for (const [channel, samples] of channels.entries()) {
    samples.forEach((sample, frame) => {
      writeSample(data, kind, sample, frame * frameBytes + channel * sampleBytes);
    });
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(kind === 'f32' ? 3 : 1, 20);
  header.writeUInt16LE(channels.length, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(sampleBytes * 8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
