const HEADER_BYTES = 44;
const PCM_CODE = 1;

export type WavSound = { sampleRate: number; channelCount: number; bitsPerSample: number; samples: Buffer };

/**
 * The sound in a WAV file of a local voice. The sizes in its header are not believed: a voice that writes to a pipe
 * does not know them yet. Throws on anything that is not plain PCM.
 */
export function readWav(bytes: Buffer): WavSound {
  const isWav = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 16) === 'WAVEfmt ';
  const dataOffset = bytes.indexOf('data', 12, 'latin1');
  if (!isWav || dataOffset === -1 || bytes.readUInt16LE(20) !== PCM_CODE) throw new Error('This is no plain WAV.');
  const start = dataOffset + 8;
  const end = Math.min(bytes.length, start + bytes.readUInt32LE(dataOffset + 4));
  return {
    channelCount: bytes.readUInt16LE(22),
    sampleRate: bytes.readUInt32LE(24),
    bitsPerSample: bytes.readUInt16LE(34),
    samples: bytes.subarray(start, end),
  };
}

/** One WAV file of several sounds of the same kind, one after the other, with right sizes in its header. */
export function joinWav(sounds: [WavSound, ...WavSound[]]): Buffer {
  const [{ sampleRate, channelCount, bitsPerSample }] = sounds;
  const frameBytes = (channelCount * bitsPerSample) / 8;
  const dataBytes = sounds.reduce((sum, sound) => sum + sound.samples.length, 0);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(PCM_CODE, 20);
  header.writeUInt16LE(channelCount, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(bitsPerSample, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return Buffer.concat([header, ...sounds.map((sound) => sound.samples)]);
}
